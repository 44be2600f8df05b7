import { NOT_IN_TABLE, type Question } from '@folkmoot/contracts/client';
import type { AnswerReader, Parsed } from '../../core/question-type';
import { partsOf } from '../../places/place-parts';
import { readPostcode } from './postcodes';

const LONGEST = 40;

/** An answer whose ward the table has found already. Reports read it again. */
const isFound = (raw: unknown, { areas = [], postcodeTable, country = 'GB' }: Question): raw is string[] => {
  const { area, in: _district, code, ...others } = partsOf(Array.isArray(raw) ? raw : null) ?? {};
  if (!postcodeTable || area === undefined || Object.keys(others).length > 0) return false;
  const isKnown = area === NOT_IN_TABLE || areas.some(({ id }) => id === area);
  return isKnown && (code === undefined || readPostcode(code, country) === code);
};

const read = (raw: unknown, country: NonNullable<Question['country']>): string | null =>
  typeof raw === 'string' && raw.length <= LONGEST ? readPostcode(raw, country) : null;

export const postcodeAnswers: AnswerReader<string | string[]> = {
  id: 'postcode',
  parse: (raw, question): Parsed<string | string[]> => {
    if (isFound(raw, question)) return { ok: true, value: raw };
    const value = read(raw, question.country ?? 'GB');
    return value === null ? { ok: false, problem: 'not_an_answer' } : { ok: true, value };
  },
  fromForm: ([value = '', ...others]) => {
    if (others.length > 0) return [value, ...others];
    return value.trim() === '' ? null : value;
  },
  toForm: (answer) => [answer].flat(),
};
