import { defineFeature } from '@folkmoot/service-kit';
import { answerRoutes } from './answer.routes';

export { countAnswers } from './count-answers.use-case';
export { listAnswers } from './list-answers.use-case';

export const answersFeature = defineFeature({ name: 'answers', routes: answerRoutes });
