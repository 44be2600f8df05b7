import type { PromoterScore } from './promoter-score';

const signed = (score: number): string => (score > 0 ? `+${score}` : `${score}`.replace('-', '−'));
const answers = (answered: number): string =>
  `${answered.toLocaleString('en')} ${answered === 1 ? 'answer' : 'answers'}`;
const withUnit = (text: string, unit = ''): string => (unit ? `${text} ${unit}` : text);

/** Texts for staff. */
export const messages = {
  tooFine: 'has a range whose ends have more decimals than its answers may have',
  emptyRange: 'has a range whose minimum is not below its maximum',
  span: (min: string, max: string, unit?: string) => withUnit(`${min} to ${max}`, unit),
  decimals: (decimals: number) => `${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}`,
  minimum: 'Minimum',
  maximum: 'Maximum',
  step: 'Answers',
  steps: ['Whole numbers', 'One decimal (2.5)', 'Two decimals (2.55)'] as const,
  unit: 'Unit',
  unitPlaceholder: 'km, hours',
  isPromoterScore: 'Promoter score',
  promoterHint:
    'From 0 to 10, in one row. The report shows one score: the share of 9 and 10 less the share of 0 to 6, from −100 to +100.',
  labels: 'Labels',
  labelsHint: 'Label only the two ends, and the numbers stand in one row with these words below.',
  labelOf: (value: number) => `Label of ${value}`,
  optional: 'optional',
  noAnswers: 'No answers yet.',
  average: (average: string, scale: string, answered: number) =>
    `Average ${average} on a scale from ${scale}, from ${answers(answered)}.`,
  promoterScore: ({ score, promoters, passives, detractors }: PromoterScore) =>
    `Promoter score ${signed(score)}: ${promoters}% promoters (9 or 10) less ${detractors}% detractors (0 to 6). ${passives}% are between (7 or 8).`,
  signed,
  scoreLabel: 'promoter score',
  promoterGroups: {
    promoters: 'promoters (9 or 10)',
    passives: 'between (7 or 8)',
    detractors: 'detractors (0 to 6)',
  },
  answer: 'Answer',
  responses: 'Responses',
  count: (count: number, percent: number) => `${count.toLocaleString('en')} (${percent}%)`,
};
