import type { DateKind, Question } from '@folkmoot/contracts/client';
import type { AnswerReader } from '../../core/question-type';
import { readDate } from './read-date';

const LONGEST = 60;

/** Without bounds, days that people can mean: nobody floods a report with the year 9000. */
const widest: Readonly<Record<DateKind, readonly [string, string]>> = {
  date: ['1900-01-01', '2099-12-31'],
  time: ['00:00', '23:59'],
  datetime: ['1900-01-01', '2099-12-31'],
};

type Asked = Pick<Question, 'dateKind' | 'dateRange'>;

export const kindOf = ({ dateKind = 'date' }: Asked): DateKind => dateKind;

/** The first and the last day, or time of day. A bound of another kind does not count. */
export const boundsOf = (question: Asked): readonly [string, string] => {
  const [first, last] = widest[kindOf(question)];
  const fitting = (bound = '', fallback: string) => (bound.length === fallback.length ? bound : fallback);
  return [fitting(question.dateRange?.min, first), fitting(question.dateRange?.max, last)];
};

const isWithin = (value: string, [first, last]: readonly [string, string]): boolean => {
  const compared = value.slice(0, first.length);
  return compared >= first && compared <= last;
};

export const dateAnswers: AnswerReader<string> = {
  id: 'date',
  parse: (raw, question) => {
    const value = typeof raw === 'string' && raw.length <= LONGEST ? readDate(raw, kindOf(question)) : null;
    return value !== null && isWithin(value, boundsOf(question))
      ? { ok: true, value }
      : { ok: false, problem: 'not_an_answer' };
  },
  // Digits, so that conditions compare days and times as numbers: `20260504`, `1430`.
  conditionValue: (answer) => answer.slice(0, 10).replace(/\D/g, ''),
  fromForm: ([value = '']) => (value.trim() === '' ? null : value),
  toForm: (answer) => [answer],
};
