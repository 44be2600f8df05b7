import type { QuestionResult } from '@folkmoot/contracts/client';
import { wilsonShare } from '@folkmoot/statistics';
import type { Bar } from '@folkmoot/ui';
import { messages } from './uncertainty.messages';

/** @file Figures with their 95 % intervals, and the weighted figures beside them, as charts, tables and words. */

/** A figure with its interval, where that is known. */
interface Figure {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

interface Bounded extends Figure {
  readonly low: number;
  readonly high: number;
}

/** Equal answers say nothing about the error of their mean: the interval would be the mean. */
const isBounded = (figure: Figure | null | undefined): figure is Bounded =>
  !!figure && figure.low !== null && figure.high !== null && figure.low < figure.high;

const FULL = 100;

/** A share in percent, with the interval of Wilson. Null without people, and where more are counted than there are. */
export const shareOf = (count: number, of: number): Bounded | null => {
  const share = count >= 0 && count <= of ? wilsonShare(count, of) : null;
  return share && { value: share.value * FULL, low: share.low * FULL, high: share.high * FULL };
};

/** A figure whose interval has only values that it can have. */
export const within = (figure: Figure | null | undefined, least: number, most: number): Figure | null => {
  if (!isBounded(figure)) return figure ?? null;
  return { value: figure.value, low: Math.max(least, figure.low), high: Math.min(most, figure.high) };
};

type Mean = NonNullable<QuestionResult['means']>[number];

const asFigure = (mean: Mean | undefined): Figure | null =>
  mean ? { value: mean.mean, low: mean.low, high: mean.high } : null;

/** The mean of a part of a result; of the result itself when `value` is empty. */
export const meanOf = (result: QuestionResult, value = ''): Figure | null =>
  asFigure(result.means?.find((mean) => mean.value === value));

export const weightedMeanOf = (
  { weightedMean, low, high, weightedMeans }: QuestionResult,
  value = '',
): Figure | null =>
  value === '' && weightedMean !== undefined
    ? { value: weightedMean, low: low ?? null, high: high ?? null }
    : asFigure(weightedMeans?.find((mean) => mean.value === value));

type WeightedShare = Partial<
  Pick<NonNullable<QuestionResult['weightedShares']>[number], 'weightedPercent' | 'low' | 'high'>
>;

const shareFigure = ({ weightedPercent, low = 0, high = FULL }: WeightedShare = {}): Bounded | null =>
  weightedPercent === undefined ? null : { value: weightedPercent, low, high };

/** The weighted share of a segment. */
export const weightedSegmentOf = ({ segments }: QuestionResult, value: string): Figure | null =>
  shareFigure(segments?.find((segment) => segment.value === value));

/** The weighted share of a group that is no segment. */
export const weightedGroupOf = ({ weightedShares }: QuestionResult, value: string): Figure | null =>
  shareFigure(weightedShares?.find((share) => share.value === value));

/** How a figure is written: its decimals, and what follows. */
interface Style {
  readonly decimals: number;
  readonly unit?: string;
}
export const percents: Style = { decimals: 0, unit: '%' };

const MOST_MORE_DECIMALS = 2;

/** Both ends of a narrow interval must not look the same. */
const decimalsFor = ({ low, high }: Bounded, least: number): number => {
  let decimals = least;
  while (decimals < least + MOST_MORE_DECIMALS && (high - low) * 10 ** decimals < 2) decimals += 1;
  return decimals;
};

const written = (value: number, decimals: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).replace('-', '−');

const valueIn = ({ value }: Figure, { decimals, unit = '' }: Style): string => written(value, decimals) + unit;

const endsIn = (figure: Bounded, { decimals, unit = '' }: Style): readonly [string, string] => {
  const digits = decimalsFor(figure, decimals);
  return [written(figure.low, digits) + unit, written(figure.high, digits) + unit];
};

/** `41–52%`. */
const rangeIn = (figure: Bounded, { decimals, unit = '' }: Style): string => {
  const [low] = endsIn(figure, { decimals });
  return messages.range(low, endsIn(figure, { decimals, unit })[1]);
};

export interface Pair {
  readonly own: Figure | null;
  readonly weighted?: Figure | null | undefined;
  readonly style: Style;
}

/** The figure without weights. */
export const valueText = ({ own, style }: Pair): string => (own ? valueIn(own, style) : messages.none);

const ownWords = ({ own, style }: Pair): string | undefined =>
  isBounded(own) ? messages.between(...endsIn(own, style)) : undefined;

const weightedWords = ({ weighted, style }: Pair): string | undefined => {
  if (!weighted) return undefined;
  const value = valueIn(weighted, style);
  return isBounded(weighted)
    ? messages.weightedBetween(value, ...endsIn(weighted, style))
    : messages.weightedOnly(value);
};

/** A sentence about both figures. Undefined when nothing is known beyond the value. */
export const wordsOf = (pair: Pair): string | undefined =>
  [ownWords(pair), weightedWords(pair)].filter((words) => words !== undefined).join('; ') || undefined;

/** `weighted 44% (40–49%)`. */
const weightedText = ({ weighted, style }: Pair): string | undefined => {
  if (!weighted) return undefined;
  const value = valueIn(weighted, style);
  return isBounded(weighted) ? messages.weightedShort(value, rangeIn(weighted, style)) : messages.weightedOnly(value);
};

/** The lines below a large figure. */
export const linesOf = (pair: Pair): string[] =>
  [ownWords(pair), weightedText(pair)].filter((words) => words !== undefined);

/** The lines below a figure in a table, where there is little room. */
export const cellLinesOf = (pair: Pair): string[] => [
  ...(isBounded(pair.own) ? [rangeIn(pair.own, pair.style)] : []),
  ...(pair.weighted ? [weightedText(pair) ?? ''] : []),
];

/** Sentences about an average. */
export const averageWords = ({ own, weighted, style }: Pair): string[] => [
  ...(isBounded(own) ? [messages.averageBetween(...endsIn(own, style))] : []),
  ...(weighted
    ? [
        isBounded(weighted)
          ? messages.weightedAverageBetween(valueIn(weighted, style), ...endsIn(weighted, style))
          : messages.weightedAverage(valueIn(weighted, style)),
      ]
    : []),
];

/** `2.4 (2.2–2.6)`: a cell of a table. */
export const figureCell = (figure: Figure | null | undefined, style: Style): string => {
  if (!figure) return messages.none;
  const value = valueIn(figure, style);
  return isBounded(figure) ? messages.figure(value, rangeIn(figure, style)) : value;
};

const rangeCell = (figure: Figure | null | undefined, style: Style): string =>
  isBounded(figure) ? rangeIn(figure, style) : messages.none;

/** The interval in the unit of a bar. */
const endsOf = (figure: Figure | null | undefined, scale: number) =>
  isBounded(figure) ? { low: figure.low * scale, high: figure.high * scale } : undefined;

type Drawn = Pick<Bar, 'interval' | 'second' | 'words' | 'cells'>;

/** The parts of a bar that draw both figures. `scale` is how much of the bar's value one of the figures' unit is. */
export const drawn = (pair: Pair, scale: number): Drawn => ({
  interval: endsOf(pair.own, scale),
  words: wordsOf(pair),
  second: pair.weighted
    ? {
        value: pair.weighted.value * scale,
        text: weightedText(pair) ?? '',
        interval: endsOf(pair.weighted, scale),
      }
    : undefined,
  cells: [
    rangeCell(pair.own, pair.style),
    ...(pair.weighted ? [valueIn(pair.weighted, pair.style), rangeCell(pair.weighted, pair.style)] : []),
  ],
});

/** A share of people with both intervals. */
export const sharePair = (count: number, of: number, weighted?: Figure | null): Pair => ({
  own: shareOf(count, of),
  weighted,
  style: percents,
});

/** The parts of a bar whose value is a number of people. */
export const drawnShare = (count: number, answered: number, weighted: Figure | null): Drawn =>
  drawn(sharePair(count, answered, weighted), answered / FULL);

/** The headings of a table with the cells of `drawn`. */
export const headingsWith = (
  first: readonly [string, string],
  hasWeights: boolean,
): readonly [string, string, ...string[]] => [
  ...first,
  messages.interval,
  ...(hasWeights ? [messages.weighted, messages.weightedInterval] : []),
];
