import { hydrate } from 'preact';
import { SurveyBody } from '../survey/SurveyBody';
import type { SurveyPageProps } from '../survey/SurveyPage';

const body = document.getElementById('body');
const data = document.getElementById('data')?.textContent;

if (body && data) {
  const props = JSON.parse(data) as Omit<SurveyPageProps, 'isPreview' | 'council'>;
  hydrate(<SurveyBody {...props} isPreview={false} />, body);
}
