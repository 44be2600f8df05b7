export { isPlainPage, makePlainPage } from './plain-page';
export { SurveyBody } from './SurveyBody';
export { SurveyPage, type SurveyPageProps } from './SurveyPage';
export { fetchRestore } from './use-draft';
