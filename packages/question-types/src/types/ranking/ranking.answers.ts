import { readOptionIds } from '../../choices/options';
import type { AnswerReader } from '../../core/question-type';

/** A field of the plain form says `option:place`, one for each option. */
const SEPARATOR = ':';

const placeIn = (field: string): number => Number(field.split(SEPARATOR)[1]);

/** The options by their places. Two on one place are left as they came, so that reading the answer refuses them. */
const fromForm = (values: readonly string[]): string[] | null => {
  const given = values.filter((value) => value !== '');
  if (given.length === 0) return null;
  if (new Set(given.map(placeIn)).size < given.length) return given;
  return given.toSorted((one, other) => placeIn(one) - placeIn(other)).map((field) => field.split(SEPARATOR)[0] ?? '');
};

export const formValue = (id: string, place: number | ''): string => `${id}${SEPARATOR}${place}`;

export const rankingAnswers: AnswerReader<string[]> = {
  id: 'ranking',
  parse: (raw, question) => {
    const ids = readOptionIds(raw, question);
    return ids ? { ok: true, value: ids } : { ok: false, problem: 'not_an_answer' };
  },
  fromForm,
  toForm: (answer) => answer.map((id, index) => formValue(id, index + 1)),
};
