import { Button, Group, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { IconChartBar, IconTable } from '../icons';
import { uiMessages } from '../ui.messages';
import classes from './bar-chart.module.css';

export interface Bar {
  key: string;
  label: string;
  value: number;
  /** The value as text, with count and percent: `12 (40%)`. */
  text?: string;
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
      <span className={classes.bar} style={{ inlineSize: shareOf(bar.value, bars) }} />
    </span>
    <Text size="sm" component="span" className={`tabular ${classes.figure}`}>
      {wordsOf(bar)}
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
          aria-label={uiMessages.only(bar.label, wordsOf(bar))}
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
  <div className={classes.columns}>
    {bars.map((bar) => (
      <div key={bar.key} className={classes.column} title={`${bar.label}: ${wordsOf(bar)}`}>
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
          <td className={classes.number}>{wordsOf(bar)}</td>
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
  const [isTable, setIsTable] = useState(false);
  const Chart = orientation === 'rows' ? Rows : Columns;
  const table = <Figures title={title} bars={bars} headings={headings} />;
  return (
    <Stack gap="xs">
      <Group justify="flex-end">
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={
            isTable ? <IconChartBar size={14} aria-hidden="true" /> : <IconTable size={14} aria-hidden="true" />
          }
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? uiMessages.showChart : uiMessages.showTable}
        </Button>
      </Group>
      {isTable ? (
        table
      ) : (
        <>
          <div aria-hidden={onChoose ? undefined : 'true'}>
            <Chart bars={bars} onChoose={onChoose} chosen={chosen} />
          </div>
          <VisuallyHidden>{table}</VisuallyHidden>
        </>
      )}
    </Stack>
  );
};
