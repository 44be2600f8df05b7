import type { AnswerReader } from '../../core/question-type';
import { readPostcode } from './postcodes';

const LONGEST = 40;

export const postcodeAnswers: AnswerReader<string> = {
  id: 'postcode',
  parse: (raw, { country = 'GB' }) => {
    const value = typeof raw === 'string' && raw.length <= LONGEST ? readPostcode(raw, country) : null;
    return value === null ? { ok: false, problem: 'not_an_answer' } : { ok: true, value };
  },
  fromForm: ([value = '']) => (value.trim() === '' ? null : value),
  toForm: (answer) => [answer],
};
