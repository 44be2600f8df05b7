import type { AnswerReader } from '../../core/question-type';

export const MAX_TEXT = 500;

export const textAnswers: AnswerReader<string> = {
  id: 'text',
  parse: (raw) => {
    if (typeof raw !== 'string') return { ok: false, problem: 'not_an_answer' };
    const value = raw.trim();
    return value.length > MAX_TEXT ? { ok: false, problem: 'too_long' } : { ok: true, value };
  },
  fromForm: ([value = '']) => (value.trim() === '' ? null : value),
  toForm: (answer) => [answer],
};
