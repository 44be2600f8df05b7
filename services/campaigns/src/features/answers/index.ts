export { answerRoutes } from './answer.routes';
