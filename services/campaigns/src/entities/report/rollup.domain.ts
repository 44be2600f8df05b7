import { localDay } from '@folkmoot/calendar/days';
import { type Dictionary, dictionary, LANGUAGE_ANSWERED_IN, type Question } from '@folkmoot/contracts';
import { hiddenQuestions } from '../response/hidden-questions.domain';
import type { Response } from '../response/response.domain';
import { incrementsOf, NOT_ASKED, withOtherWords } from '../survey/question-types.domain';

/** Key of a group of responses that are counted in one rollup. */
export interface RollupKey {
  readonly campaignId: string;
  readonly series: number;
  readonly round: number;
  /** Calendar day in the time zone of the campaign's counter. */
  readonly day: string;
  readonly isExcluded: boolean;
}

/** Numbers to add to a rollup. Negative numbers take a contribution back. */
export interface Increments {
  readonly responses: number;
  /** Histogram: number of responses by duration in whole seconds. */
  readonly seconds: Readonly<Record<string, number>>;
  /** By question, in the flat counters of its type; also by the language answered in, with a counter for each. */
  readonly questions: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Rollup extends RollupKey, Increments {}

/** Counters of some responses of a series. */
export type SeriesCounts = Pick<Rollup, 'series' | 'responses' | 'questions'>;

export interface Contribution<K = RollupKey> {
  readonly key: K;
  readonly increments: Increments;
}

type Countable = Pick<
  Response,
  'campaignId' | 'series' | 'round' | 'isExcluded' | 'createdAt' | 'completionTimeSeconds' | 'answers' | 'language'
>;

/** The numbers that the answers of a response add to the counters of its questions. */
export const questionIncrements = (
  answers: Response['answers'],
  questions: readonly Question[],
  countersOf = incrementsOf,
): Increments['questions'] => {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const answered = answers.flatMap(({ questionId, answer }) => {
    const question = byId.get(questionId);
    return question ? [[questionId, countersOf(question, answer)] as const] : [];
  });
  const hidden = hiddenQuestions(questions, answers).map((id) => [id, { [NOT_ASKED]: 1 }] as const);
  return Object.fromEntries([...answered, ...hidden]);
};

const languageIncrements = (language: string | undefined): Increments['questions'] =>
  language === undefined ? {} : { [LANGUAGE_ANSWERED_IN]: { [language]: 1 } };

/** The numbers that a response adds to the counters of its questions, and to that of its language. */
export const answerIncrements = (
  { answers, language }: Pick<Countable, 'answers' | 'language'>,
  questions: readonly Question[],
): Increments['questions'] => ({
  ...questionIncrements(answers, withOtherWords(questions)),
  ...languageIncrements(language),
});

/** The contribution of one response to its rollup. */
export const contributionOf = (response: Countable, questions: readonly Question[], zone: string): Contribution => {
  const { campaignId, series, round, isExcluded, createdAt, completionTimeSeconds } = response;
  return {
    key: { campaignId, series, round, day: localDay(createdAt, zone), isExcluded },
    increments: {
      responses: 1,
      seconds: completionTimeSeconds === null ? {} : { [Math.round(completionTimeSeconds)]: 1 },
      questions: answerIncrements(response, questions),
    },
  };
};

type Counters = Readonly<Record<string, number>>;

const addCounters = (a: Counters, b: Counters): Counters => {
  const sum = dictionary(a);
  for (const [key, by] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + by;
  return sum;
};

const addQuestions = (a: Increments['questions'], b: Increments['questions']): Increments['questions'] => {
  const sum = dictionary(a);
  for (const [id, counters] of Object.entries(b)) sum[id] = addCounters(sum[id] ?? {}, counters);
  return sum;
};

export const noIncrements: Increments = { responses: 0, seconds: {}, questions: {} };

export const addIncrements = (a: Increments, b: Increments): Increments => ({
  responses: a.responses + b.responses,
  seconds: addCounters(a.seconds, b.seconds),
  questions: addQuestions(a.questions, b.questions),
});

const negativeCounters = (counters: Counters): Counters =>
  Object.fromEntries(Object.entries(counters).map(([key, by]) => [key, -by]));

/** The inverse contribution, for deletion, exclusion and retention. */
export const inverseOf = <K>({ key, increments }: Contribution<K>): Contribution<K> => ({
  key,
  increments: {
    responses: -increments.responses,
    seconds: negativeCounters(increments.seconds),
    questions: Object.fromEntries(
      Object.entries(increments.questions).map(([id, counters]) => [id, negativeCounters(counters)]),
    ),
  },
});

/** The id of a rollup, made from its key. It contains no personal data. */
export const rollupId = ({ campaignId, series, round, day, isExcluded }: RollupKey): string =>
  [campaignId, series, round, day, isExcluded ? 'excluded' : 'counted'].join(':');

/** Mutable, because a sum over a million responses must not create a new object for each one. */
interface Growing<K> {
  readonly key: K;
  responses: number;
  readonly seconds: Dictionary<number>;
  readonly questions: Dictionary<Dictionary<number>>;
}

const grow = (sum: Dictionary<number>, by: Counters): void => {
  for (const [name, count] of Object.entries(by)) sum[name] = (sum[name] ?? 0) + count;
};

/** Adds up contributions by the id of their key, one by one. */
export const createGatheringBy = <K>(idOf: (key: K) => string) => {
  const sums = new Map<string, Growing<K>>();
  return {
    add: ({ key, increments }: Contribution<K>): void => {
      const id = idOf(key);
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
    all: (): Contribution<K>[] => [...sums.values()].map(({ key, ...increments }) => ({ key, increments })),
  };
};

/** Adds up contributions by rollup, one by one. */
export const createGathering = () => createGatheringBy(rollupId);

/** Combines contributions to the same rollup. */
export const gather = (contributions: readonly Contribution[]): Contribution[] => {
  const gathering = createGathering();
  for (const contribution of contributions) gathering.add(contribution);
  return gathering.all();
};

const withoutZeros = (counters: Counters): Counters =>
  Object.fromEntries(Object.entries(counters).filter(([, count]) => count !== 0));

/** Counters of questions without those that are zero. */
export const tidyQuestions = (questions: Increments['questions']): Increments['questions'] =>
  Object.fromEntries(
    Object.entries(questions)
      .map(([id, counters]) => [id, withoutZeros(counters)] as const)
      .filter(([, counters]) => Object.keys(counters).length > 0),
  );

/** A rollup without zero counters, so that two ways of counting can be compared. */
export const tidy = (rollup: Rollup): Rollup => ({
  ...rollup,
  seconds: withoutZeros(rollup.seconds),
  questions: tidyQuestions(rollup.questions),
});
