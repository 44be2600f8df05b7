import type { AnswerCounts, QuestionResult } from '@folkmoot/contracts/client';
import { SHADE_STEPS, type Shades, shadesOf } from '@folkmoot/question-types/core';
import { useSearchPatch } from '@folkmoot/shell-sdk';
import {
  Box,
  Button,
  Card,
  Group,
  IconArrowDown,
  IconArrowUp,
  IconDownload,
  QueryStates,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@folkmoot/ui';
import { SegmentedControl, Select } from '@folkmoot/ui/controls';
import { saveParts } from '../../entities/file';
import { type CrossCell, type CrossView, crossCsv, crossView, type PercentOf } from './cross-table.domain';
import classes from './cross-table.module.css';
import { messages } from './report.messages';
import { type CountsAsked, useAnswerCounts } from './use-answer-counts';

interface Props {
  campaignId: string;
  results: readonly QuestionResult[];
  asked: CountsAsked;
  revision: number;
}

const choicesOf = (results: readonly QuestionResult[]) =>
  results.map(({ questionId: value, title }) => ({ value, label: title || value }));

interface TableProps {
  rows: QuestionResult;
  columns: QuestionResult;
  cross: NonNullable<AnswerCounts['cross']>;
}

const marks = { more: IconArrowUp, fewer: IconArrowDown } as const;

const Cell = ({ cell, shades }: { cell: CrossCell; shades: Shades }) => {
  const Mark = cell.difference && marks[cell.difference];
  return (
    <td className={`tabular ${classes.number}`} data-step={shades.stepOf(cell.percent)}>
      {Mark && cell.difference && (
        <span className={classes.mark} role="img" aria-label={messages.differences[cell.difference]}>
          <Mark size={14} stroke={2.5} aria-hidden="true" />
        </span>
      )}
      {messages.share(cell.count, cell.percent)}
    </td>
  );
};

const steps = Array.from({ length: SHADE_STEPS }, (_, step) => step);

const Legend = ({ shades: { width }, hasMarks }: { shades: Shades; hasMarks: boolean }) => (
  <div className={classes.legend}>
    {steps.map((step) => (
      <Text key={step} size="sm" component="span" className={classes.entry}>
        <span className={classes.swatch} data-step={step} />
        {messages.shadeLegend(step === 0 ? 0 : step * width + 1, Math.min(100, (step + 1) * width))}
      </Text>
    ))}
    {hasMarks &&
      (['more', 'fewer'] as const).map((difference) => {
        const Mark = marks[difference];
        return (
          <Text key={difference} size="sm" component="span" className={classes.entry}>
            <Mark size={14} stroke={2.5} aria-hidden="true" />
            {messages.differences[difference]}
          </Text>
        );
      })}
  </div>
);

const exportTable = (view: CrossView, { rows, columns }: Pick<TableProps, 'rows' | 'columns'>, base: PercentOf): void =>
  saveParts(
    [
      crossCsv(view, {
        base: messages.crossBases[base](view.answered),
        rows: rows.title,
        columns: columns.title,
        people: messages.rowTotal,
        everybody: messages.columnTotal,
        percent: '%',
        differences: messages.differences,
        method: messages.method,
      }),
    ],
    'text/csv;charset=utf-8',
    `${messages.crossFile}.csv`,
  );

/**
 * Counts with percentages in five steps of colour, and totals. Each cell shows its figure, and marks are arrows, so
 * colour is not the only sign.
 */
const Table = ({ rows, columns, cross }: TableProps) => {
  const { params, patch } = useSearchPatch();
  const base: PercentOf = params.get('percent') === 'column' ? 'column' : 'row';
  const view = crossView(rows, columns, cross, base);
  const shades = shadesOf(view.rows.flatMap(({ cells }) => cells.map(({ percent }) => percent)));
  const hasMarks = view.rows.some(({ cells }) => cells.some(({ difference }) => difference !== null));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Group gap="xs">
          <Text size="sm" id="cross-percent">
            {messages.crossPercent}
          </Text>
          <SegmentedControl
            size="xs"
            aria-labelledby="cross-percent"
            value={base}
            onChange={(value) => patch({ percent: value === 'column' ? 'column' : null })}
            data={(['row', 'column'] as const).map((value) => ({ value, label: messages.crossPercents[value] }))}
          />
        </Group>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconDownload size={14} aria-hidden="true" />}
          onClick={() => exportTable(view, { rows, columns }, base)}
        >
          {messages.crossExport}
        </Button>
      </Group>
      <Box
        className={classes.frame}
        role="group"
        aria-label={messages.crossLabel(rows.title, columns.title)}
        tabIndex={0}
      >
        <table className={classes.table}>
          <caption>{messages.crossBases[base](view.answered)}</caption>
          <thead>
            <tr>
              <th scope="col">{rows.title}</th>
              {view.columns.map(({ key, label }) => (
                <th key={key} scope="col" className={classes.number}>
                  {label}
                </th>
              ))}
              <th scope="col" className={`${classes.number} ${classes.total}`}>
                {messages.rowTotal}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell) => (
                  <Cell key={cell.key} cell={cell} shades={shades} />
                ))}
                <td className={`tabular ${classes.number} ${classes.total}`}>
                  {messages.share(row.total, row.totalPercent)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{messages.columnTotal}</th>
              {view.everybody.cells.map(({ key, count, percent }) => (
                <td key={key} className={`tabular ${classes.number}`}>
                  {messages.share(count, percent)}
                </td>
              ))}
              <td className={`tabular ${classes.number} ${classes.total}`}>
                {messages.share(view.everybody.total, view.everybody.totalPercent)}
              </td>
            </tr>
          </tfoot>
        </table>
      </Box>
      <Legend shades={shades} hasMarks={hasMarks} />
      <Text size="sm" c="dimmed">
        {messages.method}
      </Text>
    </Stack>
  );
};

const Crossed = ({
  campaignId,
  asked,
  revision,
  rows,
  columns,
}: Omit<Props, 'results'> & Omit<TableProps, 'cross'>) => {
  const { query, progress } = useAnswerCounts(
    campaignId,
    { ...asked, rows: rows.questionId, columns: columns.questionId },
    revision,
  );
  return (
    <QueryStates
      query={query}
      loadingLabel={messages.counting(progress?.looked ?? 0, progress?.total ?? 0)}
      errorTitle={messages.crossFailed}
    >
      {({ cross }) =>
        cross && cross.answered > 0 ? (
          <Table rows={rows} columns={columns} cross={cross} />
        ) : (
          <Text c="dimmed">{messages.crossEmpty}</Text>
        )
      }
    </QueryStates>
  );
};

/** A cross table of any two questions, with the filters of the report. The selection is in the address. */
export const CrossTable = ({ campaignId, results, asked, revision }: Props) => {
  const { params, patch } = useSearchPatch();
  const choosable = results.filter(({ segments = [] }) => segments.length > 0);
  const named = (name: string) => choosable.find(({ questionId }) => questionId === params.get(name));
  const rows = named('rows');
  const columns = named('columns');
  if (choosable.length < 2) return null;
  return (
    <Card component="section" aria-label={messages.cross}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4">
            {messages.cross}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.crossHint}
          </Text>
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Select
            label={messages.crossRows}
            placeholder={messages.chooseQuestion}
            data={choicesOf(choosable.filter((each) => each !== columns))}
            value={rows?.questionId ?? null}
            onChange={(value) => patch({ rows: value })}
            searchable
            clearable
          />
          <Select
            label={messages.crossColumns}
            placeholder={messages.chooseQuestion}
            data={choicesOf(choosable.filter((each) => each !== rows))}
            value={columns?.questionId ?? null}
            onChange={(value) => patch({ columns: value })}
            searchable
            clearable
          />
        </SimpleGrid>
        {rows && columns && rows !== columns && (
          <Crossed campaignId={campaignId} asked={asked} revision={revision} rows={rows} columns={columns} />
        )}
      </Stack>
    </Card>
  );
};
