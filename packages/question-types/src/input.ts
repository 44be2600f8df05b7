import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { DropdownInput } from './types/dropdown/DropdownInput';
import { ImageInput } from './types/image/ImageInput';
import { MultiselectInput } from './types/multiselect/MultiselectInput';
import { NumberInput } from './types/number/NumberInput';
import { RankingInput } from './types/ranking/RankingInput';
import { RatingInput } from './types/rating/RatingInput';
import { TextInput } from './types/text/TextInput';
import { TextareaInput } from './types/textarea/TextareaInput';
import type { InputView } from './views';

export type { InputProps } from './views';

/** How each type is asked: one line each. */
const inputs: Partial<Record<QuestionTypeId, InputView>> = {
  text: TextInput,
  textarea: TextareaInput,
  dropdown: DropdownInput,
  multiselect: MultiselectInput,
  rating: RatingInput,
  number: NumberInput,
  image: ImageInput,
  ranking: RankingInput,
};

/** The resident's input of a type; of an unknown one the smiley rating (D2 section 5). */
export const questionInput = (id: QuestionTypeId): InputView => inputs[id] ?? RatingInput;
