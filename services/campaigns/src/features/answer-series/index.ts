import { defineFeature } from '@folkmoot/service-kit';
import { answerSeriesEntity } from '../../entities/answer-series/answer-series.mongo';
import { answerSeriesRoutes } from './answer-series.routes';

/** Answers from files, in series beside the live ones. */
export const answerSeriesFeature = defineFeature({
  name: 'answer-series',
  entities: [answerSeriesEntity],
  routes: answerSeriesRoutes,
});
