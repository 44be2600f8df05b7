import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { BankedQuestionsRepository } from '../../entities/banked-questions';
import type { KnownDimensionRecords } from '../../entities/population';

interface QuestionBankRecords extends KnownDimensionRecords {
  readonly bankedQuestions: BankedQuestionsRepository;
}

export type QuestionBankContext = Context<QuestionBankRecords>;
export type QuestionBankApp = FeatureApp<QuestionBankRecords>;
