import { ChartFrame, reachOf, ScaleBar, type ScaleTone, Stack, Text, UnstyledButton } from '@folkmoot/ui';
import type { CSSProperties } from 'react';
import { pairOf } from '../../choices/pairs';
import { divergingOf, scaleSide, scaleStrength } from '../../figures/diverging';
import type { ResultProps } from '../../views';
import { averageInWords, type MatrixResult, type MatrixRow, rowNote, upperInWords } from './matrix.core';
import classes from './matrix.module.css';
import { messages } from './matrix-staff.messages';

type Shown = MatrixResult & Pick<ResultProps, 'onChoose' | 'chosen'>;

/** Narrower parts have no room for their figure: it is in the title and in the table. */
const LEAST_PERCENT_WITH_FIGURE = 9;

const FULL = 100;
const LIGHTEST = 25;
/** From this strength on, a colour of the dark theme needs dark text. */
const STRONG = 75;

/** The strength of a column's colour: from the lightest to the full one. */
const strengthOf = (index: number, of: number): number =>
  Math.round(LIGHTEST + ((FULL - LIGHTEST) * index) / Math.max(1, of - 1));

const shade = (index: number, of: number): CSSProperties =>
  ({ '--shade': `${strengthOf(index, of)}%` }) as CSSProperties;

const isScale = ({ rows }: Pick<Shown, 'rows'>): boolean => rows.some(({ upper }) => upper !== null);

const toneOf = (index: number, of: number): ScaleTone => ({
  side: scaleSide(index, of),
  strength: scaleStrength(index, of),
});

const toneShade = (index: number, of: number): CSSProperties => {
  const { side, strength } = toneOf(index, of);
  return { '--swatch': `var(--folkmoot-scale-${side})`, '--shade': `${strength}%` } as CSSProperties;
};

interface RatedProps extends Pick<Shown, 'onChoose' | 'chosen'> {
  row: MatrixRow;
  reach: readonly [number, number];
}

const Legend = ({ columns, rows }: Pick<Shown, 'columns' | 'rows'>) => (
  <div className={classes.legend}>
    {columns.map(({ value, label }, index) => (
      <Text key={value} size="sm" component="span" className={classes.entry}>
        <span
          className={classes.swatch}
          style={isScale({ rows }) ? toneShade(index, columns.length) : shade(index, columns.length)}
        />
        {label}
      </Text>
    ))}
  </div>
);

const Bar = ({ row, onChoose, chosen = [] }: { row: MatrixRow } & Pick<Shown, 'onChoose' | 'chosen'>) => (
  <div className={classes.track}>
    {row.cells.map(({ value, label, count, percent }, index) => {
      if (count === 0) return null;
      const key = pairOf(row.value, value);
      const figure = messages.count(count, percent);
      const shared = {
        className: classes.part,
        style: { ...shade(index, row.cells.length), flexGrow: count },
        title: `${label}: ${figure}`,
        'data-full': strengthOf(index, row.cells.length) === FULL || undefined,
        'data-strong': strengthOf(index, row.cells.length) >= STRONG || undefined,
      };
      const text = percent >= LEAST_PERCENT_WITH_FIGURE ? `${percent}%` : '';
      return onChoose ? (
        <UnstyledButton
          key={value}
          {...shared}
          aria-pressed={chosen.includes(key)}
          aria-label={messages.only(`${row.label}: ${label}`, figure)}
          onClick={() => onChoose(key)}
        >
          {text}
        </UnstyledButton>
      ) : (
        <span key={value} {...shared}>
          {text}
        </span>
      );
    })}
  </div>
);

/** The parts of a rated row around the middle of the scale. */
const RatedBar = ({ row, reach, ...chosen }: RatedProps) => {
  const diverging = divergingOf(row.cells.map(({ count }) => count));
  if (!diverging) return <span />;
  return (
    <ScaleBar
      {...chosen}
      label={row.label}
      before={diverging.before}
      reach={reach}
      parts={row.cells.map(({ value, label, count, percent }, index) => ({
        key: pairOf(row.value, value),
        label,
        count,
        percent,
        text: messages.count(count, percent),
        tone: toneOf(index, row.cells.length),
      }))}
    />
  );
};

const reachOfRows = (rows: readonly MatrixRow[]): readonly [number, number] =>
  reachOf(
    rows.flatMap(({ cells }) => {
      const diverging = divergingOf(cells.map(({ count }) => count));
      return diverging ? [diverging.before] : [];
    }),
  );

const Bars = ({ columns, rows, onChoose, chosen }: Shown) => (
  <Stack gap="sm">
    <Legend columns={columns} rows={rows} />
    <div className={classes.rows}>
      {rows.map((row) => (
        <div key={row.value} className={classes.row}>
          <Text size="sm" className={classes.label}>
            {row.label}
          </Text>
          {isScale({ rows }) ? (
            <RatedBar row={row} reach={reachOfRows(rows)} onChoose={onChoose} chosen={chosen} />
          ) : (
            <Bar row={row} onChoose={onChoose} chosen={chosen} />
          )}
          <Text size="sm" c="dimmed" className={`tabular ${classes.figure}`}>
            {rowNote(row)}
          </Text>
        </div>
      ))}
    </div>
  </Stack>
);

const Figures = ({ title, columns, rows }: MatrixResult & { title: string }) => {
  const hasAverage = rows.some(({ average }) => average !== null);
  return (
    <div className={classes.scroll}>
      <table className={classes.figures}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.row}</th>
            {columns.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{messages.responses}</th>
            {hasAverage && <th scope="col">{upperInWords(columns.length)}</th>}
            {hasAverage && <th scope="col">{messages.average}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.value}>
              <th scope="row">{row.label}</th>
              {row.cells.map(({ value, count, percent }) => (
                <td key={value} className="tabular">
                  {messages.count(count, percent)}
                </td>
              ))}
              <td className="tabular">{row.answered.toLocaleString('en')}</td>
              {hasAverage && <td className="tabular">{row.upper === null ? null : `${row.upper}%`}</td>}
              {hasAverage && <td className="tabular">{averageInWords(row.average)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** One stacked bar for each row, those of a rating around its middle. Screen readers get the figures as a table. */
export const MatrixResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const { columns = [], rows = [], title, answered } = result as ResultProps['result'] & Partial<MatrixResult>;
  return (
    <Stack gap="xs">
      <Text size="sm">{answered === 0 ? messages.noAnswers : messages.base(answered)}</Text>
      <ChartFrame
        chart={<Bars columns={columns} rows={rows} onChoose={onChoose} chosen={chosen} />}
        table={<Figures title={title} columns={columns} rows={rows} />}
        isInteractive={onChoose !== undefined}
      />
    </Stack>
  );
};
