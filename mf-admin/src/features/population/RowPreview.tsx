import { type Column, DataTable, Stack, Text } from '@folkmoot/ui';
import { messages, importMessages as texts } from './population.messages';
import classes from './population.module.css';
import type { ReadRow } from './read-rows.domain';

const MOST_SHOWN = 200;
const HEIGHT_PX = 320;

/** Rows with a problem come first, so that nobody has to look for them. */
const problemsFirst = (rows: readonly ReadRow[]): ReadRow[] => [
  ...rows.filter(({ problem }) => problem !== null),
  ...rows.filter(({ problem }) => problem === null),
];

interface Props {
  rows: readonly ReadRow[];
  /** How many rows can be used. */
  good: number;
  /** A number of the table as people: a share is multiplied. */
  peopleFor: (value: number) => number;
}

const columnsWith = (peopleFor: Props['peopleFor']): Column<ReadRow>[] => [
  { key: 'line', header: texts.row, width: 64, cell: ({ line }) => line },
  {
    key: 'group',
    header: messages.group,
    cell: ({ name, problem }) => (
      <div className={classes.title}>
        {name}
        {problem && (
          <Text size="sm" c="red">
            {texts.problems[problem]}
          </Text>
        )}
      </div>
    ),
  },
  {
    key: 'people',
    header: messages.people,
    width: 110,
    align: 'end',
    cell: ({ value, written }) => (value === null ? written : peopleFor(value).toLocaleString('en-GB')),
  },
];

/** Each row as it was read, or the reason why it is left out. */
export const RowPreview = ({ rows, good, peopleFor }: Props) => {
  const shown = problemsFirst(rows).slice(0, MOST_SHOWN);
  const bad = rows.length - good;
  return (
    <Stack gap={4}>
      <Text size="sm" role="status">
        {texts.good(good)} {bad > 0 ? texts.bad(bad) : ''}
      </Text>
      <DataTable
        label={texts.preview}
        columns={columnsWith(peopleFor)}
        rows={shown}
        rowKey={({ line }) => String(line)}
        height={HEIGHT_PX}
      />
      {shown.length < rows.length && (
        <Text size="sm" c="dimmed">
          {texts.previewed(shown.length)}
        </Text>
      )}
    </Stack>
  );
};
