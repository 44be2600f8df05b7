import { Text, UnstyledButton } from '@mantine/core';
import type { ComponentType, CSSProperties, ReactElement, ReactNode } from 'react';
import { uiMessages } from '../ui.messages';
import classes from './bar-chart.module.css';
import { ChartFrame } from './ChartFrame';

/** The side of a scale's middle, and the strength of its colour in percent. */
export interface ScaleTone {
  side: 'negative' | 'neutral' | 'positive';
  strength: number;
}

/** The ends of an interval, in the unit of the value that it belongs to. */
interface Ends {
  low: number;
  high: number;
}

export interface Bar {
  key: string;
  label: string;
  value: number;
  /** The value as text, with count and percent: `12 (40%)`. */
  text?: string;
  /** A part of the text that the chart shows below the other part. The table has both. */
  detail?: string | undefined;
  /** Events at this time, shown above a column. */
  marks?: readonly string[] | undefined;
  /** The part of a scale that it belongs to. */
  tone?: ScaleTone | undefined;
  /** Shown beside the label. */
  picture?: { src: string; alt: string };
  /** Drawn over the bar. */
  interval?: Ends | undefined;
  /** The same figure computed in another way: a thin outlined bar below the bar, and its text below the text. */
  second?: { value: number; text: string; interval?: Ends | undefined } | undefined;
  /** A sentence about the bar for everybody who points at it, has it in focus or hears it. */
  words?: string | undefined;
  /** Cells of the table behind the first two. */
  cells?: readonly string[] | undefined;
}

/** Shows words about its child when somebody points at it or has it in focus. */
export type Hint = ComponentType<{ words: string; children: ReactElement }>;

interface Props {
  /** Title of the chart and caption of its table. */
  title: string;
  bars: readonly Bar[];
  /** Column headings of the table: `['Answer', 'Responses']`, and those of the bars' cells. */
  headings: readonly [string, string, ...string[]];
  /** Rows for answers, columns for a timeline. */
  orientation?: 'rows' | 'columns';
  /** Makes each row a button that selects its bar. `chosen` contains the keys of selected bars. */
  onChoose?: ((key: string) => void) | undefined;
  chosen?: readonly string[] | undefined;
  /** Shows the words of the bars. */
  hint?: Hint | undefined;
  /** Shown below the table, while it is visible. */
  tableNote?: ReactNode;
}

const wordsOf = (bar: Bar): string => bar.text ?? bar.value.toLocaleString('en');
const allWordsOf = (bar: Bar): string =>
  [wordsOf(bar), ...(bar.detail ? [bar.detail] : []), ...(bar.marks ?? [])].join(', ');

export const toneStyle = ({ side, strength }: ScaleTone): CSSProperties =>
  ({ '--tone': `var(--folkmoot-scale-${side})`, '--strength': `${strength}%` }) as CSSProperties;

/** The largest number that the chart must have room for. */
const reachOfBars = (bars: readonly Bar[]): number =>
  Math.max(
    1,
    ...bars.flatMap(({ value, interval, second }) => [
      value,
      interval?.high ?? 0,
      second?.value ?? 0,
      second?.interval?.high ?? 0,
    ]),
  );

/** The baseline is always zero. */
const shareOf = (value: number, bars: readonly Bar[]): string => `${(value / reachOfBars(bars)) * 100}%`;

const Picture = ({ bar: { picture } }: { bar: Bar }) =>
  picture ? <img className={classes.picture} src={picture.src} alt={picture.alt} loading="lazy" /> : null;

interface RowProps {
  bar: Bar;
  bars: readonly Bar[];
}

/** A line between the ends of an interval. Decoration: the words and the table of the bar have the ends. */
const Whisker = ({ interval: { low, high }, bars }: { interval: Ends; bars: readonly Bar[] }) => (
  <span
    className={classes.whisker}
    style={{ insetInlineStart: shareOf(low, bars), inlineSize: shareOf(high - low, bars) }}
  />
);

const Lanes = ({ bar: { value, tone, interval, second }, bars }: RowProps) => (
  <span className={classes.lanes} data-paired={second ? true : undefined}>
    <span className={classes.track}>
      <span
        className={classes.bar}
        data-tone={tone?.side}
        style={{ inlineSize: shareOf(value, bars), ...(tone ? toneStyle(tone) : {}) }}
      />
      {interval && <Whisker interval={interval} bars={bars} />}
    </span>
    {second && (
      <span className={`${classes.track} ${classes.second}`}>
        <span className={classes.outline} style={{ inlineSize: shareOf(second.value, bars) }} />
        {second.interval && <Whisker interval={second.interval} bars={bars} />}
      </span>
    )}
  </span>
);

const Row = ({ bar, bars }: RowProps) => (
  <>
    <Text size="sm" component="span" className={classes.label}>
      <Picture bar={bar} />
      {bar.label}
    </Text>
    <Lanes bar={bar} bars={bars} />
    <Text size="sm" component="span" className={`tabular ${classes.figure}`}>
      {wordsOf(bar)}
      {bar.detail && <span className={classes.detail}>{bar.detail}</span>}
      {bar.second && <span className={classes.detail}>{bar.second.text}</span>}
    </Text>
  </>
);

type ChartProps = Pick<Props, 'bars' | 'onChoose' | 'chosen' | 'hint'>;

const Hinted = ({
  hint: Show,
  words,
  children,
}: {
  hint: Hint | undefined;
  words: string | undefined;
  children: ReactElement;
}) => (Show && words ? <Show words={words}>{children}</Show> : children);

const Rows = ({ bars, onChoose, chosen = [], hint }: ChartProps) => (
  <div className={classes.rows}>
    {bars.map((bar) => (
      <Hinted key={bar.key} hint={hint} words={bar.words}>
        {onChoose ? (
          <UnstyledButton
            className={`${classes.row} ${classes.choice}`}
            aria-pressed={chosen.includes(bar.key)}
            aria-label={uiMessages.only(bar.label, allWordsOf(bar))}
            aria-description={bar.words}
            onClick={() => onChoose(bar.key)}
          >
            <Row bar={bar} bars={bars} />
          </UnstyledButton>
        ) : (
          <div className={classes.row}>
            <Row bar={bar} bars={bars} />
          </div>
        )}
      </Hinted>
    ))}
  </div>
);

const Columns = ({ bars }: ChartProps) => (
  <div className={classes.columns} data-marked={bars.some(({ marks }) => marks?.length) || undefined}>
    {bars.map((bar) => (
      <div
        key={bar.key}
        className={classes.column}
        data-marked={bar.marks?.length ? true : undefined}
        title={`${bar.label}: ${allWordsOf(bar)}`}
      >
        <Text size="xs" className="tabular">
          {bar.value > 0 ? wordsOf(bar) : ''}
        </Text>
        <div
          className={classes.pillar}
          style={{ blockSize: `calc((100% - 48px) * ${parseFloat(shareOf(bar.value, bars)) / 100})` }}
        />
        <Text size="xs" c="dimmed" className={classes.foot}>
          {bar.label}
        </Text>
      </div>
    ))}
  </div>
);

const Figures = ({ title, bars, headings: [first, ...others] }: Pick<Props, 'title' | 'bars' | 'headings'>) => (
  <table className={classes.figures}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {others.map((heading) => (
          <th key={heading} scope="col" className={classes.number}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {bars.map((bar) => (
        <tr key={bar.key}>
          <th scope="row">
            <Picture bar={bar} />
            {bar.label}
          </th>
          <td className={classes.number}>{allWordsOf(bar)}</td>
          {others.slice(1).map((heading, index) => (
            <td key={heading} className={classes.number}>
              {bar.cells?.[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * A bar chart with direct labels and a zero baseline. Screen readers get the values as a table, which everybody can
 * open.
 */
export const BarChart = ({ title, bars, headings, orientation = 'rows', tableNote, ...choice }: Props) => {
  const Chart = orientation === 'rows' ? Rows : Columns;
  return (
    <ChartFrame
      chart={<Chart bars={bars} {...choice} />}
      table={<Figures title={title} bars={bars} headings={headings} />}
      tableNote={tableNote}
      isInteractive={choice.onChoose !== undefined}
    />
  );
};
