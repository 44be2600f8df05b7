import { type AnswerCounts, lookup, type QuestionResult } from '@folkmoot/contracts/client';
import { useSearchPatch } from '@folkmoot/shell-sdk';
import { Box, Card, QueryStates, SimpleGrid, Stack, Text, Title } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
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

const percent = (count: number, of: number): number => (of > 0 ? Math.round((count / of) * 100) : 0);

/**
 * Each row adds up to 100%. A darker cell is a larger share of its row. Each cell also shows its figure, so colour is
 * not the only sign.
 */
const Table = ({ rows, columns, cross }: TableProps) => {
  const counts = new Map(cross.cells.map(({ row, column, count }) => [`${row} ${column}`, count]));
  return (
    <Box
      className={classes.frame}
      role="group"
      aria-label={messages.crossLabel(rows.title, columns.title)}
      tabIndex={0}
    >
      <table className={classes.table}>
        <caption>{messages.crossBase(cross.answered)}</caption>
        <thead>
          <tr>
            <th scope="col">{rows.title}</th>
            {columns.segments?.map(({ value, label }) => (
              <th key={value} scope="col" className={classes.number}>
                {label}
              </th>
            ))}
            <th scope="col" className={classes.number}>
              {messages.rowTotal}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.segments?.map((row) => (
            <tr key={row.value}>
              <th scope="row">{row.label}</th>
              {columns.segments?.map(({ value }) => {
                const count = counts.get(`${row.value} ${value}`) ?? 0;
                const share = percent(count, lookup(cross.rows, row.value) ?? 0);
                return (
                  <td key={value} className={`tabular ${classes.number}`}>
                    <span className={classes.shade} style={{ opacity: share / 250 }} aria-hidden="true" />
                    <span className={classes.figure}>{messages.share(count, share)}</span>
                  </td>
                );
              })}
              <td className={`tabular ${classes.number}`}>
                {(lookup(cross.rows, row.value) ?? 0).toLocaleString('en')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
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
