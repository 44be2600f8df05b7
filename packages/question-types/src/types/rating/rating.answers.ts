import type { Question } from '@folkmoot/contracts/client';
import type { AnswerReader } from '../../core/question-type';

/** Labels of the five faces, sad to smiling. */
export const defaultRatingLabels = ['Very Dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very Satisfied'];
/** From Unicode's first set of faces, so that old devices show them too. */
export const ratingFaces = ['😞', '😕', '😐', '😊', '😀'];
export const ratingValues = [1, 2, 3, 4, 5] as const;

/** The label of a value. A blank one is replaced by the default. */
export const ratingLabel = (question: Pick<Question, 'ratingLabels'>, value: number): string =>
  question.ratingLabels?.[value - 1]?.trim() || (defaultRatingLabels[value - 1] ?? String(value));

export const ratingAnswers: AnswerReader<number> = {
  id: 'rating',
  parse: (raw) => {
    const value = ratingValues.find((candidate) => candidate === raw);
    return value === undefined ? { ok: false, problem: 'not_an_answer' } : { ok: true, value };
  },
  fromForm: ([value]) => (value ? Number(value) : null),
  toForm: (answer) => [String(answer)],
};
