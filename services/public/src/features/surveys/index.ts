export { getPublicSurvey } from './get-public-survey.use-case';
export { findInvitationProblem } from './invitation-problem';
export { toPublicSurvey } from './survey.mapper';
export { surveyRoutes } from './survey.routes';
