import { type Dictionary, dictionary, type Question } from '@folkmoot/contracts';
import { hiddenQuestions } from './hidden-questions.domain';
import { incrementsOf, NOT_ASKED } from './question-types.domain';
import type { Response } from './response.domain';

/** What is counted together. */
export interface RollupKey {
  readonly campaignId: string;
  readonly series: number;
  readonly round: number;
  /** Calendar day in the zone of the campaign's counter. */
  readonly day: string;
  readonly isExcluded: boolean;
}

/** How much is to be added to a rollup; every number may be negative, which takes it back. */
export interface Increments {
  readonly responses: number;
  /** Histogram: how many took this many whole seconds. */
  readonly seconds: Readonly<Record<string, number>>;
  /** By question, in the flat counters of its type. */
  readonly questions: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Rollup extends RollupKey, Increments {}

export interface Contribution {
  readonly key: RollupKey;
  readonly increments: Increments;
}

type Countable = Pick<
  Response,
  'campaignId' | 'series' | 'round' | 'isExcluded' | 'createdAt' | 'completionTimeSeconds' | 'answers'
>;

const dayFormats = new Map<string, Intl.DateTimeFormat>();
const dayFormat = (zone: string): Intl.DateTimeFormat => {
  const known =
    dayFormats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(zone, known);
  return known;
};

const HOUR_MS = 3_600_000;
/** The hour that was asked for last, with its day if the whole of it lies on one. */
let known: { readonly zone: string; readonly hour: number; readonly day: string | null } | null = null;

const dayOfHour = (hour: number, zone: string): string | null => {
  const [first, last] = [hour * HOUR_MS, (hour + 1) * HOUR_MS - 1].map((ms) => dayFormat(zone).format(ms));
  return first !== undefined && first === last ? first : null;
};

/** The calendar day of a moment in a zone: YYYY-MM-DD. Moments of one hour that follow each other are cheap. */
export const localDayOf = (moment: Date, zone: string): string => {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  if (known?.hour !== hour || known.zone !== zone) known = { zone, hour, day: dayOfHour(hour, zone) };
  return known.day ?? dayFormat(zone).format(moment);
};

const questionIncrements = (answers: Response['answers'], questions: readonly Question[]): Increments['questions'] => {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const answered = answers.flatMap(({ questionId, answer }) => {
    const question = byId.get(questionId);
    return question ? [[questionId, incrementsOf(question, answer)] as const] : [];
  });
  const hidden = hiddenQuestions(questions, answers).map((id) => [id, { [NOT_ASKED]: 1 }] as const);
  return Object.fromEntries([...answered, ...hidden]);
};

/** What one response adds to its rollup. */
export const contributionOf = (response: Countable, questions: readonly Question[], zone: string): Contribution => {
  const { campaignId, series, round, isExcluded, createdAt, completionTimeSeconds, answers } = response;
  return {
    key: { campaignId, series, round, day: localDayOf(createdAt, zone), isExcluded },
    increments: {
      responses: 1,
      seconds: completionTimeSeconds === null ? {} : { [Math.round(completionTimeSeconds)]: 1 },
      questions: questionIncrements(answers, questions),
    },
  };
};

type Counters = Readonly<Record<string, number>>;

const addCounters = (one: Counters, other: Counters): Counters => {
  const sum = dictionary(one);
  for (const [key, by] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + by;
  return sum;
};

const addQuestions = (one: Increments['questions'], other: Increments['questions']): Increments['questions'] => {
  const sum = dictionary(one);
  for (const [id, counters] of Object.entries(other)) sum[id] = addCounters(sum[id] ?? {}, counters);
  return sum;
};

export const noIncrements: Increments = { responses: 0, seconds: {}, questions: {} };

export const addIncrements = (one: Increments, other: Increments): Increments => ({
  responses: one.responses + other.responses,
  seconds: addCounters(one.seconds, other.seconds),
  questions: addQuestions(one.questions, other.questions),
});

const negativeCounters = (counters: Counters): Counters =>
  Object.fromEntries(Object.entries(counters).map(([key, by]) => [key, -by]));

/** The inverse: adding it takes the contribution back (deletion, exclusion, retention). */
export const inverseOf = ({ key, increments }: Contribution): Contribution => ({
  key,
  increments: {
    responses: -increments.responses,
    seconds: negativeCounters(increments.seconds),
    questions: Object.fromEntries(
      Object.entries(increments.questions).map(([id, counters]) => [id, negativeCounters(counters)]),
    ),
  },
});

/** One text per key; it names no person and is the rollup's id. */
export const rollupId = ({ campaignId, series, round, day, isExcluded }: RollupKey): string =>
  [campaignId, series, round, day, isExcluded ? 'excluded' : 'counted'].join(':');

/** An increment that grows in place: sums over a million responses make no new object for each. */
interface Growing {
  readonly key: RollupKey;
  responses: number;
  readonly seconds: Dictionary<number>;
  readonly questions: Dictionary<Dictionary<number>>;
}

const grow = (sum: Dictionary<number>, by: Counters): void => {
  for (const [name, count] of Object.entries(by)) sum[name] = (sum[name] ?? 0) + count;
};

/** Adds contributions up by rollup, one by one. */
export const createGathering = () => {
  const sums = new Map<string, Growing>();
  return {
    add: ({ key, increments }: Contribution): void => {
      const id = rollupId(key);
      const sum = sums.get(id) ?? { key, responses: 0, seconds: dictionary(), questions: dictionary() };
      sums.set(id, sum);
      sum.responses += increments.responses;
      grow(sum.seconds, increments.seconds);
      for (const [question, counters] of Object.entries(increments.questions)) {
        const own = sum.questions[question] ?? dictionary<number>();
        sum.questions[question] = own;
        grow(own, counters);
      }
    },
    all: (): Contribution[] => [...sums.values()].map(({ key, ...increments }) => ({ key, increments })),
  };
};

/** Contributions to the same rollup become one. */
export const gather = (contributions: readonly Contribution[]): Contribution[] => {
  const gathering = createGathering();
  for (const contribution of contributions) gathering.add(contribution);
  return gathering.all();
};

const withoutZeros = (counters: Counters): Counters =>
  Object.fromEntries(Object.entries(counters).filter(([, count]) => count !== 0));

/** A rollup without the counters that have come back to zero, so that two ways of counting can be compared. */
export const tidy = (rollup: Rollup): Rollup => ({
  ...rollup,
  seconds: withoutZeros(rollup.seconds),
  questions: Object.fromEntries(
    Object.entries(rollup.questions)
      .map(([id, counters]) => [id, withoutZeros(counters)] as const)
      .filter(([, counters]) => Object.keys(counters).length > 0),
  ),
});
