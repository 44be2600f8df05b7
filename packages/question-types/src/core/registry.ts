import type { AnswerValue, QuestionTypeId } from '@folkmoot/contracts/client';
import { dropdown } from '../types/dropdown/dropdown.core';
import { image } from '../types/image/image.core';
import { multiselect } from '../types/multiselect/multiselect.core';
import { number } from '../types/number/number.core';
import { ranking } from '../types/ranking/ranking.core';
import { rating } from '../types/rating/rating.core';
import { text } from '../types/text/text.core';
import { textarea } from '../types/textarea/textarea.core';
import type { AnyQuestionType, QuestionTypeCore } from './question-type';

/** Forgets which answer a type takes: whoever asks the registry passes only answers that the same type has parsed. */
const asAny = <A extends AnswerValue, R extends object>(type: QuestionTypeCore<A, R>): AnyQuestionType =>
  type as unknown as AnyQuestionType;

/** Every question type there is: one line each. */
export const questionTypes: readonly AnyQuestionType[] = [
  asAny(text),
  asAny(textarea),
  asAny(dropdown),
  asAny(multiselect),
  asAny(rating),
  asAny(number),
  asAny(image),
  asAny(ranking),
];

const byId: ReadonlyMap<string, AnyQuestionType> = new Map(questionTypes.map((type) => [type.id, type]));

export const hasQuestionType = (id: string): boolean => byId.has(id);

/** A type by its id. Data of a type that is not here any more is read as a smiley rating (D2 section 5, E-74). */
export const questionType = (id: QuestionTypeId): AnyQuestionType => byId.get(id) ?? asAny(rating);
