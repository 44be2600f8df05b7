import { messages as words } from './comparison.messages';
import { messages } from './report.messages';
import type { Figure, Measure, Point } from './rounds.domain';

type Kind = Pick<Measure, 'isMean'>;

const valueText = ({ isMean }: Kind, value: number): string =>
  isMean ? words.meanValue(value) : words.percent(Math.round(value));

export const intervalText = (kind: Kind, { low, high }: Figure): string =>
  low === null || high === null ? '' : words.spanOf(valueText(kind, low), valueText(kind, high));

export const figureText = (kind: Kind, { value }: Figure): string => valueText(kind, value);

/** `15 (50%)`, or a mean. */
export const pointText = (kind: Kind, { count, plain }: Point): string =>
  count === null ? figureText(kind, plain) : words.withCount(count, figureText(kind, plain));

const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : text);

/** `+12 pp` for shares, `+0.31` for means. */
export const changeText = ({ isMean }: Kind, { value }: Pick<Figure, 'value'>): string => {
  if (isMean) return signed(words.meanValue(value), value);
  const points = Math.round(value);
  return messages.points(signed(String(points), points));
};

export const labelOf = ({ label }: Pick<Measure, 'label'>): string => label || words.mean;
