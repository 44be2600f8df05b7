import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { resultViews } from '../generated/result-views';
import { RatingResultView } from './types/rating/RatingResultView';
import type { ResultView } from './views';

export const questionResultView = (id: QuestionTypeId): ResultView => resultViews[id] ?? RatingResultView;
