import { UnstyledButton } from '@mantine/core';
import { uiMessages } from '../ui.messages';
import { type ScaleTone, toneStyle } from './BarChart';
import classes from './scale-bar.module.css';

export interface ScalePart {
  key: string;
  label: string;
  count: number;
  /** Whole percent of all parts. */
  percent: number;
  /** Count and percent as text. */
  text: string;
  tone: ScaleTone;
  /** A sentence about the part for everybody who points at it or hears it. */
  words?: string | undefined;
}

interface Props {
  parts: readonly ScalePart[];
  /** Percent of the answers before the middle of the scale. */
  before: number;
  /** Percent that the bars of a chart reach before and after their common middle at most. */
  reach: readonly [number, number];
  onChoose?: ((key: string) => void) | undefined;
  chosen?: readonly string[] | undefined;
  /** Precedes the name of a part that is a button. */
  label?: string;
  /** A thin bar without figures, below another one. */
  isThin?: boolean;
}

/** Narrower parts have no room for their figure: it is in the title and in the table. */
const LEAST_PERCENT_WITH_FIGURE = 9;
const STRONG = 75;
const FULL = 100;

/** The common reach of bars whose answers before the middle are these percents. */
export const reachOf = (befores: readonly number[]): readonly [number, number] => [
  Math.max(...befores),
  Math.max(...befores.map((before) => 100 - before)),
];

const titleOf = ({ label, text, words }: Pick<ScalePart, 'label' | 'text' | 'words'>): string =>
  words ? `${label}: ${text}; ${words}` : `${label}: ${text}`;

const figureOf = (percent: number, width: number): string =>
  (percent * 100) / width >= LEAST_PERCENT_WITH_FIGURE ? `${percent}%` : '';

/** A stacked bar around the middle of its scale, which all bars of a chart have at the same place. */
export const ScaleBar = ({ parts, before, reach: [left, right], onChoose, chosen = [], label, isThin }: Props) => {
  const width = Math.max(1, left + right);
  return (
    <div className={classes.frame} data-thin={isThin || undefined}>
      <div
        className={classes.track}
        style={{ marginInlineStart: `${((left - before) / width) * 100}%`, inlineSize: `${10_000 / width}%` }}
      >
        {parts
          .filter(({ count }) => count > 0)
          .map(({ key, label: name, count, percent, text, tone, words }) => {
            const shared = {
              className: classes.part,
              style: { ...toneStyle(tone), flexGrow: count },
              title: titleOf({ label: name, text, words }),
              'data-side': tone.side,
              'data-full': tone.strength === FULL || undefined,
              'data-strong': tone.strength >= STRONG || undefined,
            };
            const figure = isThin ? '' : figureOf(percent, width);
            return onChoose ? (
              <UnstyledButton
                key={key}
                {...shared}
                aria-pressed={chosen.includes(key)}
                aria-label={uiMessages.only(label ? `${label}: ${name}` : name, text)}
                aria-description={words}
                onClick={() => onChoose(key)}
              >
                {figure}
              </UnstyledButton>
            ) : (
              <span key={key} {...shared}>
                {figure}
              </span>
            );
          })}
      </div>
      <span className={classes.axis} style={{ insetInlineStart: `${(left / width) * 100}%` }} />
    </div>
  );
};
