import { createRoot } from 'react-dom/client';
import { SurveyRunner } from '../runner/SurveyRunner';
import { sampleCouncil, sampleSurvey } from './sample-survey';

const root = document.getElementById('root');
if (root) createRoot(root).render(<SurveyRunner survey={sampleSurvey} council={sampleCouncil} />);
