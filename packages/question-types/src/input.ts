import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { inputs } from '../generated/inputs';
import { RatingInput } from './types/rating/RatingInput';
import type { InputView } from './views';

export type { InputProps } from './views';

/** The resident's input of a type; of an unknown one the smiley rating. */
export const questionInput = (id: QuestionTypeId): InputView => inputs[id] ?? RatingInput;
