import type { QuestionResult, QuestionTypeId } from '@folkmoot/contracts/client';
import { resultViews } from '../generated/result-views';
import { questionType } from './core/registry';
import { RatingResultView } from './types/rating/RatingResultView';
import type { ResultView } from './views';

export const questionResultView = (id: QuestionTypeId): ResultView => resultViews[id] ?? RatingResultView;

/** Whether a report lists and searches the answers: people's own words that are no personal data. */
export const listsAnswers = (result: Pick<QuestionResult, 'type' | 'isPersonal'>): boolean =>
  !result.isPersonal && !('distribution' in result) && questionType(result.type).conditionInput === 'text';
