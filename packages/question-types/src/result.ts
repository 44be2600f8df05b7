import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { RatingResultView } from './types/rating/RatingResultView';
import { TextResult } from './types/text/TextResult';
import type { ResultView } from './views';

/** How the result of each type is shown: one line each. */
const results: Partial<Record<QuestionTypeId, ResultView>> = { text: TextResult, rating: RatingResultView };

export const questionResultView = (id: QuestionTypeId): ResultView => results[id] ?? RatingResultView;
