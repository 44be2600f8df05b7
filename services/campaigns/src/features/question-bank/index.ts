import { defineFeature } from '@folkmoot/service-kit';
import { bankedQuestionsEntity } from '../../entities/banked-questions/banked-questions.mongo';
import { questionBankRoutes } from './question-bank.routes';

/** Questions that councils use again: their own, and standard ones with official wordings. */
export const questionBankFeature = defineFeature({
  name: 'question-bank',
  entities: [bankedQuestionsEntity],
  routes: questionBankRoutes,
});
