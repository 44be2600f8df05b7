import type { AnswerReader } from '../../core/question-type';
import { readPhone } from './phone-numbers';

const LONGEST = 60;

export const phoneAnswers: AnswerReader<string> = {
  id: 'phone',
  parse: (raw, { country = 'GB' }) => {
    const value = typeof raw === 'string' && raw.length <= LONGEST ? readPhone(raw, country) : null;
    return value === null ? { ok: false, problem: 'not_an_answer' } : { ok: true, value };
  },
  fromForm: ([value = '']) => (value.trim() === '' ? null : value),
  toForm: (answer) => [answer],
};
