import { readOptionIds } from '../../choices/options';
import type { AnswerReader } from '../../core/question-type';

/** A field of the plain form is `option:place`, one for each option. */
const SEPARATOR = ':';

const placeIn = (field: string): number => Number(field.split(SEPARATOR)[1]);

/** The options by their places. Two options with one place both remain, so that parsing the answer refuses them. */
const fromForm = (values: readonly string[]): string[] | null => {
  const chosen = values.filter((value) => value !== '');
  if (chosen.length === 0) return null;
  if (new Set(chosen.map(placeIn)).size < chosen.length) return chosen;
  return chosen.toSorted((a, b) => placeIn(a) - placeIn(b)).map((field) => field.split(SEPARATOR)[0] ?? '');
};

export const formValue = (id: string, rank: number | ''): string => `${id}${SEPARATOR}${rank}`;

export const rankingAnswers: AnswerReader<string[]> = {
  id: 'ranking',
  parse: (raw, question) => {
    const ids = readOptionIds(raw, question);
    return ids ? { ok: true, value: ids } : { ok: false, problem: 'not_an_answer' };
  },
  fromForm,
  toForm: (answer) => answer.map((id, index) => formValue(id, index + 1)),
};
