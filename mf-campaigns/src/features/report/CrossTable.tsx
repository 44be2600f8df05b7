import type { AnswerCounts, QuestionResult } from '@folkmoot/contracts/client';
import { SHADE_STEPS, type Shades, shadesOf } from '@folkmoot/question-types/core';
import { useSearchPatch } from '@folkmoot/shell-sdk';
import {
  Box,
  Button,
  Card,
  Group,
  IconDownload,
  QueryStates,
  SimpleGrid,
  Stack,
  Text,
  Title,
  VisuallyHidden,
} from '@folkmoot/ui';
import { SegmentedControl, Select, Switch } from '@folkmoot/ui/controls';
import { saveParts } from '../../entities/file';
import { CrossTestWords } from './CrossTestWords';
import { messages as words } from './comparison.messages';
import {
  type CrossCell,
  type CrossRow,
  type CrossView,
  crossCsv,
  crossView,
  type PercentOf,
} from './cross-table.domain';
import classes from './cross-table.module.css';
import { crossTestWords } from './cross-test-words.domain';
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

type Heading = Pick<CrossRow, 'label' | 'letter' | 'isSmall'>;

/** The name of a group, its letter, and whether it is too small to be compared. */
const HeadingText = ({ label, letter, isSmall }: Heading) => (
  <>
    {label}
    {letter !== null && <span className={classes.letter}>{letter}</span>}
    {isSmall && <span className={classes.small}>{words.small}</span>}
  </>
);

const Weighted = ({ percent }: { percent: number | null }) =>
  percent === null ? null : <span className={classes.more}>{words.weightedShare(percent)}</span>;

const Interval = ({ of }: { of: CrossCell['interval'] }) =>
  of && <span className={classes.more}>{words.span(of.low, of.high)}</span>;

interface CellProps {
  cell: CrossCell;
  shades: Shades;
  hasInterval: boolean;
}

const Cell = ({ cell, shades, hasInterval }: CellProps) => {
  const { count, percent, weighted, interval, weightedInterval, letters } = cell;
  return (
    <td className={`tabular ${classes.number}`} data-step={shades.stepOf(percent)}>
      {messages.share(count, percent)}
      {letters !== '' && (
        <>
          <span className={classes.letters} aria-hidden="true">
            {letters}
          </span>
          <VisuallyHidden>{words.higherThanLetters(letters)}</VisuallyHidden>
        </>
      )}
      {hasInterval && <Interval of={interval} />}
      <Weighted percent={weighted} />
      {hasInterval && <Interval of={weightedInterval} />}
    </td>
  );
};

const steps = Array.from({ length: SHADE_STEPS }, (_, step) => step);

const Legend = ({ shades: { width } }: { shades: Shades }) => (
  <div className={classes.legend}>
    {steps.map((step) => (
      <Text key={step} size="sm" component="span" className={classes.entry}>
        <span className={classes.swatch} data-step={step} />
        {messages.shadeLegend(step === 0 ? 0 : step * width + 1, Math.min(100, (step + 1) * width))}
      </Text>
    ))}
  </div>
);

interface ViewProps extends Pick<TableProps, 'rows' | 'columns'> {
  view: CrossView;
  base: PercentOf;
}

const exportTable = ({ view, rows, columns, base }: ViewProps): void =>
  saveParts(
    [
      crossCsv(view, {
        base: messages.crossBases[base](view.answered),
        rows: rows.title,
        columns: columns.title,
        people: messages.rowTotal,
        everybody: messages.columnTotal,
        percent: '%',
        weighted: words.weightedPercent,
        higherThan: words.higherThan,
        small: words.small,
        notes: [...crossTestWords(view, namesOf({ rows, columns, base })), words.lettersLegend, words.selfSelected],
      }),
    ],
    'text/csv;charset=utf-8',
    `${messages.crossFile}.csv`,
  );

const namesOf = ({ rows, columns, base }: Omit<ViewProps, 'view'>) =>
  base === 'column' ? { answers: rows.title, groups: columns.title } : { answers: columns.title, groups: rows.title };

const TableTools = (props: ViewProps & { hasIntervals: boolean }) => {
  const { patch } = useSearchPatch();
  return (
    <Group justify="space-between">
      <Group gap="md">
        <Group gap="xs">
          <Text size="sm" id="cross-percent">
            {messages.crossPercent}
          </Text>
          <SegmentedControl
            size="xs"
            aria-labelledby="cross-percent"
            value={props.base}
            onChange={(value) => patch({ percent: value === 'row' ? 'row' : null })}
            data={(['column', 'row'] as const).map((value) => ({ value, label: messages.crossPercents[value] }))}
          />
        </Group>
        <Switch
          label={words.intervals}
          checked={props.hasIntervals}
          onChange={({ currentTarget }) => patch({ intervals: currentTarget.checked ? '1' : null })}
        />
      </Group>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload size={14} aria-hidden="true" />}
        onClick={() => exportTable(props)}
      >
        {messages.crossExport}
      </Button>
    </Group>
  );
};

const Head = ({ view, title }: { view: CrossView; title: string }) => (
  <thead>
    <tr>
      <th scope="col">{title}</th>
      {view.columns.map((column) => (
        <th key={column.key} scope="col" className={classes.number}>
          <HeadingText {...column} />
        </th>
      ))}
      <th scope="col" className={`${classes.number} ${classes.total}`}>
        {messages.rowTotal}
      </th>
    </tr>
  </thead>
);

const Foot = ({ view: { columns, everybody } }: { view: CrossView }) => (
  <tfoot>
    <tr>
      <th scope="row">{messages.columnTotal}</th>
      {everybody.cells.map(({ count, percent, weighted }, index) => (
        <td key={columns[index]?.key} className={`tabular ${classes.number}`}>
          {messages.share(count, percent)}
          <Weighted percent={weighted} />
        </td>
      ))}
      <td className={`tabular ${classes.number} ${classes.total}`}>
        {messages.share(everybody.total.count, everybody.total.percent)}
      </td>
    </tr>
  </tfoot>
);

/**
 * Counts with percentages in five steps of colour, and totals. Each cell shows its figure, and differences are letters, so
 * colour is not the only sign.
 */
const Table = ({ rows, columns, cross }: TableProps) => {
  const { params } = useSearchPatch();
  const base: PercentOf = params.get('percent') === 'row' ? 'row' : 'column';
  const hasIntervals = params.get('intervals') === '1';
  const view = crossView(rows, columns, cross, base);
  const shades = shadesOf(view.rows.flatMap(({ cells }) => cells.map(({ percent }) => percent)));
  return (
    <Stack gap="sm">
      <TableTools view={view} rows={rows} columns={columns} base={base} hasIntervals={hasIntervals} />
      <Box
        className={classes.frame}
        role="group"
        aria-label={messages.crossLabel(rows.title, columns.title)}
        tabIndex={0}
      >
        <table className={classes.table}>
          <caption>{messages.crossBases[base](view.answered)}</caption>
          <Head view={view} title={rows.title} />
          <tbody>
            {view.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <HeadingText {...row} />
                </th>
                {row.cells.map((cell) => (
                  <Cell key={cell.key} cell={cell} shades={shades} hasInterval={hasIntervals} />
                ))}
                <td className={`tabular ${classes.number} ${classes.total}`}>
                  {messages.share(row.total.count, row.total.percent)}
                  <Weighted percent={row.total.weighted} />
                </td>
              </tr>
            ))}
          </tbody>
          <Foot view={view} />
        </table>
      </Box>
      <Legend shades={shades} />
      <CrossTestWords view={view} names={namesOf({ rows, columns, base })} />
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
    { ...asked, rows: rows.questionId, columns: columns.questionId, weighted: 'true' },
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
