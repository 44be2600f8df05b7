import type { SurveyContent } from '@folkmoot/contracts/client';
import { compareSurveys } from '@folkmoot/question-types/core';
import { messages } from './people.messages';

interface Change {
  /** The common version. */
  before: SurveyContent;
  /** Their version. */
  after: SurveyContent;
  /** The draft that is shown now, for the numbers of the questions. */
  shown: SurveyContent;
}

/** More numbers than this are only counted. */
const MAX_NUMBERS = 3;

const whatOf = (numbers: readonly number[]): string => {
  const [first] = numbers;
  if (first === undefined) return messages.texts;
  if (numbers.length === 1) return messages.question(first);
  return numbers.length > MAX_NUMBERS ? messages.manyQuestions(numbers.length) : messages.questions(numbers);
};

/** The change of another person as a sentence: "Sam Staff changed question 3." */
export const changeInWords = (who: string, { before, after, shown }: Change): string => {
  const { changes } = compareSurveys(before, after);
  const ids = new Set(changes.map(({ questionId }) => questionId));
  const numbers = shown.questions.flatMap(({ id }, index) => (ids.has(id) ? [index + 1] : []));
  const deleted = changes.filter(({ kind }) => kind === 'question_removed').length;
  const isOnlyDeleted = numbers.length === 0 && deleted > 0;
  return isOnlyDeleted ? messages.deleted(who, deleted) : messages.changed(who, whatOf(numbers));
};

/** The names of people in one phrase. Null is somebody without a name here. */
export const whoInWords = (names: readonly (string | null)[]): string => {
  const known = names.map((name) => name ?? messages.unknown);
  const [first = messages.unknown, second] = known;
  if (known.length > 2) return messages.several;
  return second === undefined ? first : messages.both(first, second);
};
