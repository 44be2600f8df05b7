export { saveSurvey } from './save-survey.use-case';
export { surveyRoutes } from './survey.routes';
