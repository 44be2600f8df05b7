export { answerRoutes } from './answer.routes';
export { countAnswers } from './count-answers.use-case';
