import { hydrateRoot } from 'react-dom/client';
import { SurveyPage, type SurveyPageProps } from '../survey/SurveyPage';

const root = document.getElementById('root');
const data = document.getElementById('data')?.textContent;

if (root && data) {
  const props = JSON.parse(data) as Omit<SurveyPageProps, 'isPreview'>;
  hydrateRoot(root, <SurveyPage {...props} isPreview={false} />);
}
