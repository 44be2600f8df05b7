export { SurveyBuilderTab } from './SurveyBuilderTab';
