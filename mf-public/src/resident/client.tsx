import { hydrate } from 'preact';
import { SurveyPage, type SurveyPageProps } from '../survey/SurveyPage';

const root = document.getElementById('root');
const data = document.getElementById('data')?.textContent;

if (root && data) {
  const props = JSON.parse(data) as Omit<SurveyPageProps, 'isPreview'>;
  hydrate(<SurveyPage {...props} isPreview={false} />, root);
}
