import { defineFeature } from '@folkmoot/service-kit';
import type { CurrentWeights } from '../../entities/weighting';
import { answerRoutes } from './answer.routes';

export { countAnswers } from './count-answers.use-case';
export { listAnswers } from './list-answers.use-case';

export const answersFeature = (weightsOf: CurrentWeights) =>
  defineFeature({ name: 'answers', dependencies: () => weightsOf, routes: answerRoutes });
