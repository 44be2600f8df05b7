import { calendarDayIn, type DateKind, momentInWords, type Question } from '@folkmoot/contracts/client';
import { commonParts, type OptionCount, percentOf, type QuestionTypeCore } from '../../core/question-type';
import { noSegments } from '../../core/segments';
import { typeWords } from '../../core/type-words.messages';
import { boundsOf, dateAnswers, kindOf } from './date.answers';
import { bucketKey, bucketsOf } from './date-buckets';
import { dateCandidates, dateMoments } from './date-moments';
import { messages } from './date-staff.messages';

export interface DateResult {
  distribution: OptionCount[];
}

const inWords = (value: string, kind: DateKind): string => {
  if (kind === 'time') return value;
  return kind === 'date' ? calendarDayIn(value, 'UTC', 'dayInWords') : momentInWords(`${value}Z`, 'UTC');
};

/** Bounds of the same kind only, in their fixed order. */
const usedRange = (question: Question): Question['dateRange'] => {
  const { min, max } = question.dateRange ?? {};
  const length = kindOf(question) === 'time' ? 5 : 10;
  return {
    ...(min?.length === length ? { min } : {}),
    ...(max?.length === length ? { max } : {}),
  };
};

const isRealDay = (bound: string): boolean =>
  bound.length < 10 ? bound < '24:00' && bound.slice(3) < '60' : dateAnswers.parse(bound, asDay).ok;
const asDay: Question = { id: 'bound', type: 'date', title: '', required: false };

const problemsOf = (question: Question): string[] => {
  const { min, max } = usedRange(question) ?? {};
  if ([min, max].some((bound) => bound !== undefined && !isRealDay(bound))) return [messages.noSuchDay];
  const [first, last] = boundsOf(question);
  return first <= last ? [] : [messages.emptyRange];
};

const settings = (question: Question): string => {
  const { min, max } = usedRange(question) ?? {};
  const bound = (text: string) => inWords(text, kindOf(question) === 'time' ? 'time' : 'date');
  return [
    messages.kinds[kindOf(question)],
    ...(min ? [messages.from(bound(min))] : []),
    ...(max ? [messages.to(bound(max))] : []),
  ].join('; ');
};

const SECONDS = 12;

/** A day, a time of day, or both. Times are those of the place: they have no time zone. */
export const date: QuestionTypeCore<string, DateResult> = {
  ...dateAnswers,
  ...typeWords.date,
  icon: 'calendar',
  group: 'numbers',
  operators: ['equals', 'less_than', 'greater_than', 'answered', 'not_answered'],
  create: (id) => ({ id, type: 'date', title: '', required: false, dateKind: 'date' }),
  normalise: (question) => {
    const range = usedRange(question) ?? {};
    return {
      ...commonParts(question),
      dateKind: kindOf(question),
      ...(Object.keys(range).length > 0 ? { dateRange: range } : {}),
    };
  },
  problems: problemsOf,
  conditionInput: 'moment',
  moments: dateMoments,
  choices: () => [],
  candidates: dateCandidates,
  answerSeconds: () => SECONDS,
  increments: (answer, question) => ({ answered: 1, [bucketKey(answer, question)]: 1 }),
  groupShares: (question, counters) =>
    bucketsOf(counters, question).map(({ value, counters: names }) => ({ value, counters: names, base: ['answered'] })),
  segments: noSegments,
  result: (counters, question) => ({
    distribution: bucketsOf(counters, question).map(({ value, label, count }) => ({
      value,
      label,
      count,
      percent: percentOf(count, counters.answered ?? 0),
    })),
  }),
  chart: ({ distribution }, answered) => ({
    rowsAre: 'groups',
    note: answered === 0 ? messages.noAnswers : messages.base(answered),
    headings: [messages.answer, messages.responses],
    rows: distribution.map(({ label, count, percent }) => ({
      label,
      value: count,
      text: messages.count(count, percent),
    })),
  }),
  toText: (answer, question) => inWords(answer, kindOf(question)),
  variables: (question) => [{ part: null, kind: kindOf(question), read: (answer) => answer }],
  settingsText: settings,
};
