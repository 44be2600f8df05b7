import type { Language } from '@folkmoot/contracts/client';
import { withUnit } from '../../choices/with-unit';

/** The unit of a new question, in the language of the survey. */
export const pointWords: Readonly<Record<Language, string>> = {
  en: 'points',
  es: 'puntos',
  fr: 'points',
  de: 'Punkte',
  cy: 'pwynt',
  ar: 'نقطة',
};

const inWords = (amount: number, unit: string): string => withUnit(amount, unit, 'en');

/** Texts for staff. */
export const messages = {
  heading: 'Options:',
  total: 'Amount to share',
  step: 'Steps of',
  unit: 'Unit',
  unitPlaceholder: 'points, £',
  isExact: 'People must share all of it',
  exactHint: 'Otherwise they can keep a part.',
  unevenSteps: 'has an amount that is no whole number of steps',
  fewOptions: 'needs at least two options to share among',
  noAnswers: 'No answers yet.',
  base: (answered: number, total: number, unit: string) =>
    `Average share of ${inWords(total, unit)}, from ${answered.toLocaleString('en')} ${answered === 1 ? 'person' : 'people'}.`,
  option: 'Option',
  average: 'Average',
  share: (mean: number, unit: string, percent: number, median: number | null) =>
    `${inWords(mean, unit)} (${percent}%)${median === null ? '' : `, median ${inWords(median, unit)}`}`,
  given: (label: string, amount: number, unit: string) => `${label}: ${inWords(amount, unit)}`,
  settings: ({ total, step, isExact }: { total: number; step: number; isExact: boolean }, unit: string) =>
    `${isExact ? 'All of' : 'Up to'} ${inWords(total, unit)} in steps of ${inWords(step, unit)}`,
};
