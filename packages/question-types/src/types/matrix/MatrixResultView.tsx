import { Button, Group, IconChartBar, IconTable, Stack, Text, UnstyledButton, VisuallyHidden } from '@folkmoot/ui';
import { type CSSProperties, useState } from 'react';
import { pairOf } from '../../choices/pairs';
import type { ResultProps } from '../../views';
import { averageInWords, type MatrixResult, type MatrixRow } from './matrix.core';
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

const Legend = ({ columns }: Pick<Shown, 'columns'>) => (
  <div className={classes.legend}>
    {columns.map(({ value, label }, index) => (
      <Text key={value} size="sm" component="span" className={classes.entry}>
        <span className={classes.swatch} style={shade(index, columns.length)} />
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

const Bars = ({ columns, rows, onChoose, chosen }: Shown) => (
  <Stack gap="sm">
    <Legend columns={columns} />
    <div className={classes.rows}>
      {rows.map((row) => (
        <div key={row.value} className={classes.row}>
          <Text size="sm" className={classes.label}>
            {row.label}
          </Text>
          <Bar row={row} onChoose={onChoose} chosen={chosen} />
          <Text size="sm" c="dimmed" className={`tabular ${classes.figure}`}>
            {messages.rowBase(row.answered, averageInWords(row.average))}
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
              {hasAverage && <td className="tabular">{averageInWords(row.average)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** One stacked bar for each row. Screen readers get the figures as a table, which everybody can open. */
export const MatrixResultView = ({ result, onChoose, chosen }: ResultProps) => {
  const [isTable, setIsTable] = useState(false);
  const { columns = [], rows = [], title, answered } = result as ResultProps['result'] & Partial<MatrixResult>;
  const table = <Figures title={title} columns={columns} rows={rows} />;
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <Stack gap="xs">
      <Text size="sm">{answered === 0 ? messages.noAnswers : messages.base(answered)}</Text>
      <Group justify="flex-end">
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<Icon size={14} aria-hidden="true" />}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? messages.showChart : messages.showTable}
        </Button>
      </Group>
      {isTable ? (
        table
      ) : (
        <>
          <div aria-hidden={onChoose ? undefined : 'true'}>
            <Bars columns={columns} rows={rows} onChoose={onChoose} chosen={chosen} />
          </div>
          <VisuallyHidden>{table}</VisuallyHidden>
        </>
      )}
    </Stack>
  );
};
