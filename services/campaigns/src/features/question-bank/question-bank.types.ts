import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { BankedQuestionsRepository } from '../../entities/banked-questions';

interface QuestionBankRecords {
  readonly bankedQuestions: BankedQuestionsRepository;
}

export type QuestionBankContext = Context<QuestionBankRecords>;
export type QuestionBankApp = FeatureApp<QuestionBankRecords>;
