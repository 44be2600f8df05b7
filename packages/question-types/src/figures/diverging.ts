import { percentOf } from '../core/question-type';

/** @file Scales around their middle: the figures behind diverging bars. */

/** The side of a scale's middle on which a step is. */
export type ScaleSide = 'negative' | 'neutral' | 'positive';

/** The side of a step, the lowest step first. An even number of steps has no neutral middle. */
export const scaleSide = (index: number, steps: number): ScaleSide => {
  const distance = index - (steps - 1) / 2;
  if (distance === 0) return 'neutral';
  return distance > 0 ? 'positive' : 'negative';
};

export interface Diverging {
  /** Number of answers on each side. */
  negative: number;
  neutral: number;
  positive: number;
  /** Whole percent of the answers on the upper side: the satisfied share, when the scale is one of satisfaction. */
  positivePercent: number;
  /** Percent of the answers left of the middle. Half of the neutral answers are on each side. */
  before: number;
}

const FULL = 100;

/** The sides of a scale from the number of answers for each step, the lowest step first. Null without answers. */
export const divergingOf = (counts: readonly number[]): Diverging | null => {
  const sides = { negative: 0, neutral: 0, positive: 0 };
  for (const [index, count] of counts.entries()) sides[scaleSide(index, counts.length)] += count;
  const answered = sides.negative + sides.neutral + sides.positive;
  if (answered === 0) return null;
  return {
    ...sides,
    positivePercent: percentOf(sides.positive, answered),
    before: ((sides.negative + sides.neutral / 2) / answered) * FULL,
  };
};

/** The steps on the upper side, as people name them: `4 or 5`, `6 to 10`, `3`. */
export const upperSteps = (steps: number, lowest = 1): readonly [number, number] => [
  lowest + Math.floor(steps / 2) + (steps % 2),
  lowest + steps - 1,
];

const LIGHTEST = 45;

/** The strength of a step's colour in percent: light beside the middle of the scale, full at both ends. */
export const scaleStrength = (index: number, steps: number): number => {
  const middle = (steps - 1) / 2;
  const nearest = steps % 2 === 0 ? 1 / 2 : 1;
  const distance = Math.abs(index - middle);
  if (distance === 0 || middle <= nearest) return FULL;
  return Math.round(LIGHTEST + ((FULL - LIGHTEST) * (distance - nearest)) / (middle - nearest));
};
