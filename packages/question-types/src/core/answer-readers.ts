import type { AnswerValue, QuestionTypeId } from '@folkmoot/contracts/client';
import { dropdownAnswers } from '../types/dropdown/dropdown.answers';
import { imageAnswers } from '../types/image/image.answers';
import { multiselectAnswers } from '../types/multiselect/multiselect.answers';
import { numberAnswers } from '../types/number/number.answers';
import { rankingAnswers } from '../types/ranking/ranking.answers';
import { ratingAnswers } from '../types/rating/rating.answers';
import { textAnswers } from '../types/text/text.answers';
import { textareaAnswers } from '../types/textarea/textarea.answers';
import type { AnswerReader, AnyAnswerReader } from './question-type';

/** Forgets which answer a type takes: whoever asks passes only answers that the same type has parsed. */
const asAny = <A extends AnswerValue>(reader: AnswerReader<A>): AnyAnswerReader => reader as unknown as AnyAnswerReader;

/** The answering half of every question type: one line each. */
const readers: readonly AnyAnswerReader[] = [
  asAny(textAnswers),
  asAny(textareaAnswers),
  asAny(dropdownAnswers),
  asAny(multiselectAnswers),
  asAny(ratingAnswers),
  asAny(numberAnswers),
  asAny(imageAnswers),
  asAny(rankingAnswers),
];

/** How a type takes answers in; one that is not here any more is read as a smiley rating (E-74). */
export const answerReader = (id: QuestionTypeId): AnyAnswerReader =>
  readers.find((reader) => reader.id === id) ?? asAny(ratingAnswers);
