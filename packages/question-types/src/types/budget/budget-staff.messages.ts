import type { Language } from '@folkmoot/contracts/client';

/** The unit of a new question, in the language of the survey. */
export const pointWords: Readonly<Record<Language, string>> = {
  en: 'points',
  es: 'puntos',
  fr: 'points',
  de: 'Punkte',
  cy: 'pwynt',
  ar: 'نقطة',
};

const said = (amount: number): string => amount.toLocaleString('en', { maximumFractionDigits: 1 });
const withUnit = (amount: number, unit: string): string => `${said(amount)} ${unit}`.trim();

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
    `Average share of ${withUnit(total, unit)}, from ${answered.toLocaleString('en')} ${answered === 1 ? 'person' : 'people'}.`,
  option: 'Option',
  average: 'Average',
  share: (mean: number, unit: string, percent: number, median: number | null) =>
    `${withUnit(mean, unit)} (${percent}%)${median === null ? '' : `, median ${said(median)}`}`,
  amount: withUnit,
  given: (label: string, amount: number, unit: string) => `${label}: ${withUnit(amount, unit)}`,
  settings: ({ total, step, isExact }: { total: number; step: number; isExact: boolean }, unit: string) =>
    `${isExact ? 'All of' : 'Up to'} ${withUnit(total, unit)} in steps of ${said(step)}`,
};
