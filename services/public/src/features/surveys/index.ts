export { getPublicSurvey } from './get-public-survey.use-case';
export { toPublicSurvey } from './survey.mapper';
export { surveyRoutes } from './survey.routes';
export { findInvitationProblem } from './invitation-problem';
