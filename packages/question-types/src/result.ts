import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { DropdownResult } from './types/dropdown/DropdownResult';
import { ImageResultView } from './types/image/ImageResultView';
import { MultiselectResult } from './types/multiselect/MultiselectResult';
import { NumberResultView } from './types/number/NumberResultView';
import { RankingResultView } from './types/ranking/RankingResultView';
import { RatingResultView } from './types/rating/RatingResultView';
import { TextResult } from './types/text/TextResult';
import { TextareaResult } from './types/textarea/TextareaResult';
import type { ResultView } from './views';

/** How the result of each type is shown: one line each. */
const results: Partial<Record<QuestionTypeId, ResultView>> = {
  text: TextResult,
  textarea: TextareaResult,
  dropdown: DropdownResult,
  multiselect: MultiselectResult,
  rating: RatingResultView,
  number: NumberResultView,
  image: ImageResultView,
  ranking: RankingResultView,
};

export const questionResultView = (id: QuestionTypeId): ResultView => results[id] ?? RatingResultView;
