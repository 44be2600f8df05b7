import { MAX_ANSWER } from '@folkmoot/contracts/client';
import type { AnswerReader } from '../../core/question-type';

/** Forms send line ends as carriage return and line feed, scripts as line feed. Stored as line feed. */
const unixLines = (value: string): string => value.replace(/\r\n?/g, '\n').trim();

export const textareaAnswers: AnswerReader<string> = {
  id: 'textarea',
  parse: (raw) => {
    if (typeof raw !== 'string') return { ok: false, problem: 'not_an_answer' };
    const value = unixLines(raw);
    return value.length > MAX_ANSWER ? { ok: false, problem: 'too_long' } : { ok: true, value };
  },
  fromForm: ([value = '']) => (value.trim() === '' ? null : value),
  toForm: (answer) => [answer],
};
