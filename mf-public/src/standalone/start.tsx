import { samplePublicCouncil } from '@folkmoot/sample-data/council';
import { createRoot } from 'react-dom/client';
import { Frame } from '../entities/page/Frame';
import '../entities/page/resident.css';
import { pageWordsIn } from '../entities/words';
import { SurveyPage } from '../features/survey';
import { sampleSurvey } from './sample-survey';

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

const council = samplePublicCouncil();
const words = pageWordsIn('en', council);

const root = document.getElementById('root');
if (root) {
  // A preview: stores nothing and sends nothing.
  createRoot(root).render(
    <Frame productName="Folkmoot" council={council} words={words}>
      <SurveyPage council={council} survey={sampleSurvey} stamp={stamp} form={form} words={words} isPreview />
    </Frame>,
  );
}
