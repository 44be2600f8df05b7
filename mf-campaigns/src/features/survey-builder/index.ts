export { SurveyBuilderPage } from './SurveyBuilderPage';
