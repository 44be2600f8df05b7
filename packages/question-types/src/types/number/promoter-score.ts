import type { Question, SurveyLanguage } from '@folkmoot/contracts/client';
import { isKeyOf, lookup } from '@folkmoot/contracts/dictionary';
import { type Counters, type GroupShare, type Mean, percentOf } from '../../core/question-type';
import type { NumberRange } from './number.answers';
import { promoterLabelsIn } from './promoter-labels.messages';

/** @file "How likely are you to recommend us?", from 0 to 10. Its result is one number from -100 to 100. */

const scoreRange = { min: 0, max: 10 } as const;
/** People who answer at least the first are promoters, those below the second detractors. */
const PROMOTER = 9;
const PASSIVE = 7;

export interface PromoterScore {
  /** Percent of promoters less percent of detractors, as a whole number. */
  score: number;
  /** Whole percent of those who answered. */
  promoters: number;
  passives: number;
  detractors: number;
}

/** The group of a person who answers with this number. */
export const promoterGroup = (value: number): 'promoters' | 'passives' | 'detractors' => {
  if (value >= PROMOTER) return 'promoters';
  return value >= PASSIVE ? 'passives' : 'detractors';
};

export const isWholeScore = ({ min, max, decimals = 0 }: NumberRange): boolean =>
  min === scoreRange.min && max === scoreRange.max && decimals === 0;

const countersFrom = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => `v${from + step}`);

const countFrom = (counters: Counters, from: number, to: number): number =>
  countersFrom(from, to).reduce((sum, name) => sum + (lookup(counters, name) ?? 0), 0);

/** The shares that the score is made of. */
export const promoterShares: readonly GroupShare[] = [
  { value: 'promoters', counters: countersFrom(PROMOTER, scoreRange.max), base: ['answered'] },
  { value: 'passives', counters: countersFrom(PASSIVE, PROMOTER - 1), base: ['answered'] },
  { value: 'detractors', counters: countersFrom(scoreRange.min, PASSIVE - 1), base: ['answered'] },
];

/** The part of a number's means that is its promoter score. */
export const SCORE = 'score';
const FULL = 100;

/** The score as a mean: each promoter is 100, each detractor -100, everybody else 0. */
export const promoterMean = (label: string): Mean => ({
  value: SCORE,
  label,
  answered: ({ answered = 0 }) => answered,
  sum: (counters) =>
    FULL * (countFrom(counters, PROMOTER, scoreRange.max) - countFrom(counters, scoreRange.min, PASSIVE - 1)),
  squares: (counters) =>
    FULL ** 2 * (countFrom(counters, PROMOTER, scoreRange.max) + countFrom(counters, scoreRange.min, PASSIVE - 1)),
});

/** Null without answers. The score is rounded once, so it may differ by one from the rounded shares. */
export const promoterScoreOf = (counters: Counters): PromoterScore | null => {
  const answered = counters.answered ?? 0;
  if (answered <= 0) return null;
  const promoters = countFrom(counters, PROMOTER, scoreRange.max);
  const passives = countFrom(counters, PASSIVE, PROMOTER - 1);
  const detractors = countFrom(counters, scoreRange.min, PASSIVE - 1);
  return {
    score: Math.round(((promoters - detractors) / answered) * 100) || 0,
    promoters: percentOf(promoters, answered),
    passives: percentOf(passives, answered),
    detractors: percentOf(detractors, answered),
  };
};

const ownLabelsIn = (language: string): Readonly<Record<string, string>> | null => {
  const base = language.split('-')[0] ?? '';
  const labels = isKeyOf(promoterLabelsIn, base) ? promoterLabelsIn[base] : undefined;
  return labels ? labelsOf(labels) : null;
};

const labelsOf = ([least, most]: readonly [string, string]): Readonly<Record<string, string>> => ({
  [String(scoreRange.min)]: least,
  [String(scoreRange.max)]: most,
});

const labelsIn = (language: string): Readonly<Record<string, string>> =>
  ownLabelsIn(language) ?? labelsOf(promoterLabelsIn['en' satisfies SurveyLanguage]);

/** The settings of a promoter score whose survey is in this language. */
export const promoterSettings = (
  language: string,
): Pick<Question, 'numberRange' | 'numberLabels' | 'numberUnit' | 'isPromoterScore'> => ({
  numberRange: { ...scoreRange },
  numberLabels: { ...labelsIn(language) },
  numberUnit: '',
  isPromoterScore: true,
});

/** The default label in `language` when `label` is the default of some language. Null for a custom label. */
export const ownPromoterLabel = (label: string, value: string, language: string): string | null => {
  const isDefault = Object.keys(promoterLabelsIn).some(
    (each) => lookup(ownLabelsIn(each) ?? undefined, value) === label,
  );
  return (isDefault && lookup(ownLabelsIn(language) ?? undefined, value)) || null;
};
