import { createRoot } from 'react-dom/client';
import { Frame } from '../pages/Frame';
import '../resident/resident.css';
import { SurveyPage } from '../survey/SurveyPage';
import { pageWordsIn } from '../words';
import { sampleCouncil, sampleSurvey } from './sample-survey';

const stamp = { startToken: 'preview', idempotencyKey: 'preview' };
const form = {
  action: '',
  privacyUrl: null,
  receiptUrl: null,
  idempotencyKey: 'preview',
  answers: [],
  problems: [],
  banner: null,
};

const words = pageWordsIn('en', sampleCouncil);

const root = document.getElementById('root');
if (root) {
  // As a preview: nothing is stored and nothing is sent.
  createRoot(root).render(
    <Frame productName="Folkmoot" council={sampleCouncil} words={words}>
      <SurveyPage council={sampleCouncil} survey={sampleSurvey} stamp={stamp} form={form} words={words} isPreview />
    </Frame>,
  );
}
