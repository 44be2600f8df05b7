import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { RatingInput } from './types/rating/RatingInput';
import { TextInput } from './types/text/TextInput';
import type { InputView } from './views';

export type { InputProps } from './views';

/** How each type is asked: one line each. */
const inputs: Partial<Record<QuestionTypeId, InputView>> = { text: TextInput, rating: RatingInput };

/** The resident's input of a type; of an unknown one the smiley rating (D2 section 5). */
export const questionInput = (id: QuestionTypeId): InputView => inputs[id] ?? RatingInput;
