import type { AnswerReader } from '../../core/question-type';

export const MAX_LONG_TEXT = 10_000;

/** Forms send line ends as carriage return and line feed, scripts as line feed: one way is kept. */
const unixLines = (value: string): string => value.replace(/\r\n?/g, '\n').trim();

export const textareaAnswers: AnswerReader<string> = {
  id: 'textarea',
  parse: (raw) => {
    if (typeof raw !== 'string') return { ok: false, problem: 'not_an_answer' };
    const value = unixLines(raw);
    return value.length > MAX_LONG_TEXT ? { ok: false, problem: 'too_long' } : { ok: true, value };
  },
  fromForm: ([value = '']) => (value.trim() === '' ? null : value),
  toForm: (answer) => [answer],
};
