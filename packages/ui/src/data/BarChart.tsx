import { Text, UnstyledButton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { uiMessages } from '../ui.messages';
import classes from './bar-chart.module.css';
import { ChartFrame } from './ChartFrame';

/** The side of a scale's middle, and the strength of its colour in percent. */
export interface ScaleTone {
  side: 'negative' | 'neutral' | 'positive';
  strength: number;
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
}

interface Props {
  /** Title of the chart and caption of its table. */
  title: string;
  bars: readonly Bar[];
  /** Column headings of the table: `['Answer', 'Responses']`. */
  headings: readonly [string, string];
  /** Rows for answers, columns for a timeline. */
  orientation?: 'rows' | 'columns';
  /** Makes each row a button that selects its bar. `chosen` contains the keys of selected bars. */
  onChoose?: ((key: string) => void) | undefined;
  chosen?: readonly string[] | undefined;
}

const wordsOf = (bar: Bar): string => bar.text ?? bar.value.toLocaleString('en');
const allWordsOf = (bar: Bar): string =>
  [wordsOf(bar), ...(bar.detail ? [bar.detail] : []), ...(bar.marks ?? [])].join(', ');

export const toneStyle = ({ side, strength }: ScaleTone): CSSProperties =>
  ({ '--tone': `var(--folkmoot-scale-${side})`, '--strength': `${strength}%` }) as CSSProperties;

/** The baseline is always zero. */
const shareOf = (value: number, bars: readonly Bar[]): string =>
  `${(value / Math.max(1, ...bars.map((bar) => bar.value))) * 100}%`;

const Picture = ({ bar: { picture } }: { bar: Bar }) =>
  picture ? <img className={classes.picture} src={picture.src} alt={picture.alt} loading="lazy" /> : null;

const Row = ({ bar, bars }: { bar: Bar; bars: readonly Bar[] }) => (
  <>
    <Text size="sm" component="span" className={classes.label}>
      <Picture bar={bar} />
      {bar.label}
    </Text>
    <span className={classes.track}>
      <span
        className={classes.bar}
        data-tone={bar.tone?.side}
        style={{ inlineSize: shareOf(bar.value, bars), ...(bar.tone ? toneStyle(bar.tone) : {}) }}
      />
    </span>
    <Text size="sm" component="span" className={`tabular ${classes.figure}`}>
      {wordsOf(bar)}
      {bar.detail && <span className={classes.detail}>{bar.detail}</span>}
    </Text>
  </>
);

type ChartProps = Pick<Props, 'bars' | 'onChoose' | 'chosen'>;

const Rows = ({ bars, onChoose, chosen = [] }: ChartProps) => (
  <div className={classes.rows}>
    {bars.map((bar) =>
      onChoose ? (
        <UnstyledButton
          key={bar.key}
          className={`${classes.row} ${classes.choice}`}
          aria-pressed={chosen.includes(bar.key)}
          aria-label={uiMessages.only(bar.label, allWordsOf(bar))}
          onClick={() => onChoose(bar.key)}
        >
          <Row bar={bar} bars={bars} />
        </UnstyledButton>
      ) : (
        <div key={bar.key} className={classes.row}>
          <Row bar={bar} bars={bars} />
        </div>
      ),
    )}
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

const Figures = ({ title, bars, headings }: Pick<Props, 'title' | 'bars' | 'headings'>) => (
  <table className={classes.figures}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{headings[0]}</th>
        <th scope="col" className={classes.number}>
          {headings[1]}
        </th>
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
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * A bar chart with direct labels and a zero baseline. Screen readers get the values as a table, which everybody can
 * open.
 */
export const BarChart = ({ title, bars, headings, orientation = 'rows', onChoose, chosen }: Props) => {
  const Chart = orientation === 'rows' ? Rows : Columns;
  return (
    <ChartFrame
      chart={<Chart bars={bars} onChoose={onChoose} chosen={chosen} />}
      table={<Figures title={title} bars={bars} headings={headings} />}
      isInteractive={onChoose !== undefined}
    />
  );
};
