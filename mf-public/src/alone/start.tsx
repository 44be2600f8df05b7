import { createRoot } from 'react-dom/client';
import '../resident/resident.css';
import { SurveyPage } from '../survey/SurveyPage';
import { sampleCouncil, sampleSurvey } from './sample-survey';

const stamp = { startToken: 'preview', idempotencyKey: 'preview' };
const form = { action: '', idempotencyKey: 'preview', answers: [], problems: [], banner: null };

const root = document.getElementById('root');
if (root) {
  // As a preview: nothing is stored and nothing is sent.
  createRoot(root).render(
    <SurveyPage
      productName="Folkmoot"
      council={sampleCouncil}
      survey={sampleSurvey}
      stamp={stamp}
      form={form}
      isPreview
    />,
  );
}
