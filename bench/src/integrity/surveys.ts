/** @file Surveys with the opinions of the people who answer them. */
import type { Answer } from '@folkmoot/contracts';
import type { ClosedQuestion, SurveyShape } from '@folkmoot/integrity';
import { createRandom, type Random } from '@folkmoot/sample-data/random';

export interface SurveyPlan {
  readonly name: string;
  readonly seed: number;
  readonly closed: readonly ClosedQuestion[];
  readonly texts: number;
  /** Languages of those who answer, with their weights. */
  readonly languages: Readonly<Record<string, number>>;
}

/** Groups of people who think alike. */
const GROUPS = 5;

export interface Survey extends SurveyPlan {
  readonly shape: SurveyShape;
  /** Weights of the groups. */
  readonly groups: readonly number[];
  /** The answer of somebody of a group to a question. */
  readonly answer: (question: number, group: number, random: Random) => string;
  /** Any answer, each as likely as the others. */
  readonly anyAnswer: (question: number, random: Random) => string;
  /** The answer at a place on the scale or in the list of options. */
  readonly answerAt: (question: number, place: number) => string;
}

const optionsOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `o${index + 1}`);

/** Options in an order that is drawn by weight, without putting back. */
const ranked = (weights: readonly number[], random: Random): string[] => {
  const left = weights.map((weight, index) => ({ weight, option: `o${index + 1}` }));
  const order: string[] = [];
  while (left.length > 0) {
    const [taken] = left.splice(random.weighted(left.map(({ weight }) => weight)), 1);
    order.push(taken?.option ?? '');
  }
  return order;
};

const drawn = ({ kind }: ClosedQuestion, weights: readonly number[], random: Random): string => {
  if (kind === 'ranking') return ranked(weights, random).join('>');
  if (kind === 'choices') {
    const largest = Math.max(...weights);
    const chosen = weights.flatMap((weight, index) =>
      random.next() < (0.75 * weight) / largest ? [`o${index + 1}`] : [],
    );
    return (chosen.length > 0 ? chosen : ['o1']).sort().join('|');
  }
  const place = random.weighted(weights);
  return kind === 'number' ? String(place + 1) : `o${place + 1}`;
};

/** Makes the opinions of a survey from its seed. */
export const createSurvey = (plan: SurveyPlan): Survey => {
  const random = createRandom(plan.seed);
  const weights = plan.closed.map(({ options }) =>
    Array.from({ length: GROUPS }, () => Array.from({ length: options }, () => 0.05 + random.next() ** 3)),
  );
  const groups = Array.from({ length: GROUPS }, () => 0.3 + random.next());
  const even = plan.closed.map(({ options }) => Array.from({ length: options }, () => 1));
  const ofQuestion = (question: number): ClosedQuestion =>
    plan.closed[question] ?? { id: 'none', kind: 'choice', options: 1 };
  return {
    ...plan,
    shape: { closed: plan.closed, texts: Array.from({ length: plan.texts }, (_, index) => ({ id: `t${index + 1}` })) },
    groups,
    answer: (question, group, by) => drawn(ofQuestion(question), weights[question]?.[group] ?? [1], by),
    anyAnswer: (question, by) => drawn(ofQuestion(question), even[question] ?? [1], by),
    answerAt: (question, place) => {
      const { kind, options } = ofQuestion(question);
      if (kind === 'ranking') return optionsOf(options).join('>');
      const at = Math.min(place, options);
      return kind === 'number' ? String(at) : `o${at}`;
    },
  };
};

/** An answer as the intake gets it: a number where the question has a scale. */
export const answersOf = (closed: readonly (string | null)[], { shape }: Survey): Answer[] =>
  shape.closed.flatMap(({ id, kind }, index) => {
    const value = closed[index];
    if (value === null || value === undefined) return [];
    return [{ questionId: id, answer: kind === 'number' ? Number(value) : value }];
  });

const rating = (id: string, options = 5): ClosedQuestion => ({ id, kind: 'number', options });
const choice = (id: string, options: number): ClosedQuestion => ({ id, kind: 'choice', options });
const choices = (id: string, options: number): ClosedQuestion => ({ id, kind: 'choices', options });
const ranking = (id: string, options: number): ClosedQuestion => ({ id, kind: 'ranking', options });

/** Surveys by which the comparison was tuned. */
export const tuningPlans: readonly SurveyPlan[] = [
  {
    name: 'park, English',
    seed: 101,
    closed: [rating('r1'), rating('r2'), choice('c1', 4), choice('c2', 6), choices('m1', 7), ranking('k1', 5)],
    texts: 2,
    languages: { en: 1 },
  },
  {
    name: 'streets, Spanish',
    seed: 102,
    closed: [
      rating('r1'),
      rating('r2'),
      rating('r3'),
      rating('r4', 10),
      choice('c1', 3),
      choice('c2', 5),
      choices('m1', 6),
    ],
    texts: 2,
    languages: { es: 1 },
  },
  {
    name: 'budget, English and Welsh',
    seed: 103,
    closed: [
      choice('c1', 2),
      choice('c2', 5),
      choice('c3', 7),
      rating('r1'),
      choices('m1', 9),
      choices('m2', 5),
      rating('r2', 10),
    ],
    texts: 2,
    languages: { en: 3, cy: 1 },
  },
];

/** Surveys by which it is measured: other questions, other opinions, other words. */
export const measuringPlans: readonly SurveyPlan[] = [
  {
    name: 'library, English',
    seed: 907,
    closed: [choice('c1', 3), rating('r1'), rating('r2'), rating('r3'), choices('m1', 8), choice('c2', 5)],
    texts: 2,
    languages: { en: 1 },
  },
  {
    name: 'traffic, German',
    seed: 911,
    closed: [
      rating('r1', 10),
      choice('c1', 5),
      choice('c2', 4),
      ranking('k1', 4),
      choices('m1', 6),
      rating('r2'),
      choice('c3', 3),
    ],
    texts: 2,
    languages: { de: 1 },
  },
  {
    name: 'town centre, French and English',
    seed: 919,
    closed: [rating('r1'), rating('r2'), choice('c1', 6), choices('m1', 10), ranking('k1', 6), choice('c2', 4)],
    texts: 2,
    languages: { fr: 3, en: 1 },
  },
];

/** Surveys with fewer questions: less can be seen in them, and they are reported as they are. */
export const otherPlans: readonly SurveyPlan[] = [
  {
    name: 'ratings only',
    seed: 931,
    closed: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8'].map((id) => rating(id)),
    texts: 0,
    languages: { en: 1 },
  },
  {
    name: 'one written question',
    seed: 937,
    closed: [choice('c1', 4), rating('r1'), choice('c2', 5), choices('m1', 6)],
    texts: 1,
    languages: { en: 1 },
  },
  { name: 'three questions', seed: 941, closed: [choice('c1', 3), rating('r1')], texts: 1, languages: { en: 1 } },
];
