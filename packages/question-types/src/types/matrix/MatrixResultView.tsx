import { ChartFrame, reachOf, ScaleBar, type ScaleTone, Stack, Text, UnstyledButton } from '@folkmoot/ui';
import type { CSSProperties } from 'react';
import { pairOf } from '../../choices/pairs';
import type { OptionCount } from '../../core/question-type';
import { divergingOf, scaleSide, scaleStrength } from '../../figures/diverging';
import { MethodLink } from '../../figures/FigureChart';
import {
  cellLinesOf,
  figureCell,
  linesOf,
  meanOf,
  type Pair,
  percents,
  sharePair,
  weightedGroupOf,
  weightedMeanOf,
  within,
  wordsOf,
} from '../../figures/uncertainty';
import { messages as figureWords } from '../../figures/uncertainty.messages';
import type { ResultProps } from '../../views';
import {
  averageInWords,
  type MatrixResult,
  type MatrixRow,
  rowNote,
  upperCount,
  upperInWords,
  upperOf,
} from './matrix.core';
import classes from './matrix.module.css';
import { messages } from './matrix-staff.messages';

type Shown = MatrixResult & Pick<ResultProps, 'result' | 'onChoose' | 'chosen'>;

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

/** A cell with both intervals: of those who answered the row. */
const cellPair = ({ result }: Pick<ResultProps, 'result'>, row: MatrixRow, { value, count }: OptionCount): Pair =>
  sharePair(count, row.answered, weightedGroupOf(result, pairOf(row.value, value)));

const averagePair = ({ result, columns }: Pick<Shown, 'result' | 'columns'>, { value }: MatrixRow): Pair => ({
  own: within(meanOf(result, value), 1, columns.length),
  weighted: within(weightedMeanOf(result, value), 1, columns.length),
  style: { decimals: 1 },
});

const upperPair = ({ result }: Pick<ResultProps, 'result'>, row: MatrixRow): Pair =>
  sharePair(upperCount(row), row.answered, weightedGroupOf(result, upperOf(row.value)));

interface BarProps extends Shown {
  row: MatrixRow;
}

const Bar = ({ row, ...shown }: BarProps) => {
  const { onChoose, chosen = [] } = shown;
  return (
    <div className={classes.track}>
      {row.cells.map((cell, index) => {
        const { value, label, count, percent } = cell;
        if (count === 0) return null;
        const key = pairOf(row.value, value);
        const figure = messages.count(count, percent);
        const words = wordsOf(cellPair(shown, row, cell));
        const shared = {
          className: classes.part,
          style: { ...shade(index, row.cells.length), flexGrow: count },
          title: [`${label}: ${figure}`, ...(words ? [words] : [])].join('; '),
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
            aria-description={words}
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
};

/** The weighted shares of a row, the first column first. Null without weights. */
const weightedShares = ({ result }: Pick<Shown, 'result'>, row: MatrixRow): number[] | null => {
  const shares = row.cells.flatMap(({ value }) => weightedGroupOf(result, pairOf(row.value, value)) ?? []);
  return shares.length === row.cells.length && shares.length > 0 ? shares.map(({ value }) => value) : null;
};

/** The row with weights, as a thin bar without figures: the note and the table have them. */
const WeightedBar = ({ row, ...shown }: BarProps) => {
  const shares = weightedShares(shown, row);
  return (
    shares && (
      <div className={`${classes.track} ${classes.thin}`} aria-hidden="true">
        {row.cells.map(({ value }, index) => (
          <span
            key={value}
            className={classes.part}
            style={{ ...shade(index, row.cells.length), flexGrow: shares[index] ?? 0 }}
          />
        ))}
      </div>
    )
  );
};

interface RatedProps extends BarProps {
  reach: readonly [number, number];
}

/** The parts of a rated row around the middle of the scale, and below it those with weights. */
const RatedBar = ({ row, reach, ...shown }: RatedProps) => {
  const diverging = divergingOf(row.cells.map(({ count }) => count));
  if (!diverging) return <span />;
  const shares = weightedShares(shown, row);
  const parts = row.cells.map((cell, index) => ({
    key: pairOf(row.value, cell.value),
    label: cell.label,
    count: cell.count,
    percent: cell.percent,
    text: messages.count(cell.count, cell.percent),
    tone: toneOf(index, row.cells.length),
    words: wordsOf(cellPair(shown, row, cell)),
  }));
  return (
    <div className={classes.rated}>
      <ScaleBar
        onChoose={shown.onChoose}
        chosen={shown.chosen}
        label={row.label}
        before={diverging.before}
        reach={reach}
        parts={parts}
      />
      {shares && (
        <div aria-hidden="true">
          <ScaleBar
            isThin
            before={divergingOf(shares)?.before ?? 0}
            reach={reach}
            parts={parts.map((part, index) => ({
              ...part,
              count: shares[index] ?? 0,
              percent: shares[index] ?? 0,
              text: figureCell(cellPair(shown, row, row.cells[index] as OptionCount).weighted, percents),
            }))}
          />
        </div>
      )}
    </div>
  );
};

/** How far all bars reach, those with weights too. */
const reachOfRows = (shown: Shown): readonly [number, number] =>
  reachOf(
    shown.rows.flatMap((row) => {
      const bars = [row.cells.map(({ count }) => count), weightedShares(shown, row) ?? []];
      return bars.flatMap((bar) => divergingOf(bar)?.before ?? []);
    }),
  );

/** The intervals of a row's note, and its weighted figures. */
const RowUncertainty = ({ row, ...shown }: BarProps) => {
  const figures = [
    { label: upperInWords(row.cells.length), lines: linesOf(upperPair(shown, row)) },
    { label: messages.average, lines: linesOf(averagePair(shown, row)) },
  ];
  return (
    <div className={classes.uncertainty}>
      {figures.map(({ label, lines }) => (
        <Text key={label} size="xs" c="dimmed" className="tabular">
          {label}:
          {lines.map((line, index) => (
            <span key={line} className={classes.piece}>
              {` ${line}${index < lines.length - 1 ? ';' : ''}`}
            </span>
          ))}
        </Text>
      ))}
    </div>
  );
};

const Bars = (shown: Shown) => {
  const { columns, rows } = shown;
  return (
    <Stack gap="sm">
      <Legend columns={columns} rows={rows} />
      <div className={classes.rows}>
        {rows.map((row) => (
          <div key={row.value} className={classes.row}>
            <Text size="sm" className={classes.label}>
              {row.label}
            </Text>
            {isScale({ rows }) ? (
              <RatedBar row={row} reach={reachOfRows(shown)} {...shown} />
            ) : (
              <div className={classes.bars}>
                <Bar row={row} {...shown} />
                <WeightedBar row={row} {...shown} />
              </div>
            )}
            <Text size="sm" c="dimmed" className={`tabular ${classes.figure}`}>
              {rowNote(row)}
            </Text>
            {row.upper !== null && <RowUncertainty row={row} {...shown} />}
          </div>
        ))}
      </div>
    </Stack>
  );
};

const Lines = ({ pair }: { pair: Pair }) =>
  cellLinesOf(pair).map((line) => (
    <span key={line} className={classes.line}>
      {line}
    </span>
  ));

const Figures = ({ title, ...shown }: Shown & { title: string }) => {
  const { columns, rows } = shown;
  const hasAverage = rows.some(({ average }) => average !== null);
  return (
    <div className={classes.scroll}>
      <table className={classes.figures}>
        <caption>{rows.some(({ answered }) => answered > 0) ? figureWords.belowFigures(title) : title}</caption>
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
              {row.cells.map((cell) => (
                <td key={cell.value} className="tabular">
                  {messages.count(cell.count, cell.percent)}
                  <Lines pair={cellPair(shown, row, cell)} />
                </td>
              ))}
              <td className="tabular">{row.answered.toLocaleString('en')}</td>
              {hasAverage && (
                <td className="tabular">
                  {row.upper === null ? null : `${row.upper}%`}
                  {row.upper !== null && <Lines pair={upperPair(shown, row)} />}
                </td>
              )}
              {hasAverage && (
                <td className="tabular">
                  {averageInWords(row.average)}
                  <Lines pair={averagePair(shown, row)} />
                </td>
              )}
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
        chart={<Bars result={result} columns={columns} rows={rows} onChoose={onChoose} chosen={chosen} />}
        table={<Figures title={title} result={result} columns={columns} rows={rows} />}
        tableNote={<MethodLink part="shares" />}
        isInteractive={onChoose !== undefined}
      />
    </Stack>
  );
};
