import { daysAfter } from '@folkmoot/calendar/days';
import { type Condition, calendarDayIn, type Question } from '@folkmoot/contracts/client';
import type { ConditionNeeds, Moments } from '../../core/question-type';
import { boundsOf, dateAnswers, kindOf } from './date.answers';

type Kind = ReturnType<Moments['kind']>;

const asDay: Question = { id: 'moment', type: 'date', title: '', required: false };
const asTime: Question = { ...asDay, dateKind: 'time' };

/** A day with a time is compared by its day: nobody sets a condition on a minute. */
const kindOfMoment = (question: Question): Kind => (kindOf(question) === 'time' ? 'time' : 'date');

const isMoment = (field: string, kind: Kind): boolean => {
  const parsed = dateAnswers.parse(field, kind === 'time' ? asTime : asDay);
  return parsed.ok && parsed.value === field;
};

/** `20260504` is the field `2026-05-04`, `1430` is `14:30`. Empty when it is neither. */
const fromCondition = (value: Condition['value'], question: Question): string => {
  const kind = kindOfMoment(question);
  const field =
    kind === 'time'
      ? String(value).replace(/^(\d\d)(\d\d)$/, '$1:$2')
      : String(value).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isMoment(field, kind) ? field : '';
};

const answerAt = (moment: string, question: Question): string =>
  kindOf(question) === 'datetime' ? `${moment}T12:00` : moment;

export const dateMoments: Moments = {
  kind: kindOfMoment,
  fromCondition,
  toCondition: (field) => field.replace(/\D/g, ''),
  toAnswer: answerAt,
  isMoment,
  inWords: (field) => (isMoment(field, 'date') ? calendarDayIn(field, 'UTC', 'dayInWords') : field),
};

const MINUTES_IN_HOUR = 60;
const two = (value: number): string => String(value).padStart(2, '0');

const minuteAfter = (time: string, minutes: number): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const sum = hour * MINUTES_IN_HOUR + minute + minutes;
  return `${two(Math.floor(sum / MINUTES_IN_HOUR))}:${two(sum % MINUTES_IN_HOUR)}`;
};

/**
 * The bounds, each compared day or time, and its neighbours. Conditions divide the range into stretches, and every
 * stretch begins or ends at one of these.
 */
export const dateCandidates = (question: Question, { met, unmet }: ConditionNeeds): string[] => {
  const after = kindOfMoment(question) === 'time' ? minuteAfter : daysAfter;
  const compared = [...met, ...unmet].flatMap(({ value }) => fromCondition(value, question) || []);
  const moments = [...boundsOf(question), ...compared.flatMap((each) => [after(each, -1), each, after(each, 1)])];
  const answers = [...new Set(moments)].map((each) => answerAt(each, question));
  return answers.filter((answer) => dateAnswers.parse(answer, question).ok);
};
