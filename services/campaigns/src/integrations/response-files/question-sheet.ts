import type { AnswerColumn, QuestionColumns } from '@folkmoot/response-export/files';
import type { ColumnCounts, QuestionCounts } from './column-counts';
import { messages } from './response-files.messages';
import { dateCell, type SheetCell, type TypedCell } from './xlsx-cells';

type Row = readonly SheetCell[];

const { counts: words } = messages;

const head = (...cells: readonly string[]): TypedCell[] => cells.map((value) => ({ value, style: 'head' }));
const share = (count: number, of: number): SheetCell => (of > 0 ? { value: count / of, style: 'share' } : null);

interface Counted {
  readonly column: AnswerColumn;
  readonly counts: ColumnCounts;
}

/** A choice: each of its values, also those that nobody chose. */
const choiceRows = ({ column, counts }: Counted): Row[] => [
  head(column.part ?? words.answer, words.count, words.share),
  ...column.values.map(({ code, label }): Row => {
    const count = counts.byValue?.get(code) ?? 0;
    return [label, count, share(count, counts.answered)];
  }),
];

const tickRows = (ticks: readonly Counted[]): Row[] => [
  head(words.option, words.count, words.share),
  ...ticks.map(({ column, counts }): Row => [column.part, counts.sum, share(counts.sum, counts.answered)]),
];

const figures = (counts: ColumnCounts): SheetCell[] =>
  counts.answered > 0 ? [counts.sum / counts.answered, counts.least, counts.most] : [null, null, null];

/** Places of options, or amounts. */
const partRows = (parts: readonly Counted[]): Row[] => [
  head(words.part, words.answered, words.average, words.least, words.most),
  ...parts.map(({ column, counts }): Row => [column.part, counts.answered, ...figures(counts)]),
];

const shown = (value: string | number, { kind, values }: AnswerColumn): SheetCell => {
  if (kind === 'date' || kind === 'time' || kind === 'datetime') return dateCell(String(value), kind);
  const label = values.find(({ code }) => code === value)?.label;
  return label ? `${value} (${label})` : value;
};

/** Numbers, days and times by their values, the smallest first. */
const valueRows = ({ column, counts }: Counted): Row[] => {
  const [average = null, least = null, most = null] = column.kind === 'number' ? figures(counts) : [];
  const summary: Row[] =
    column.kind === 'number'
      ? [
          [words.average, average],
          [words.least, least],
          [words.most, most],
        ]
      : [];
  if (!counts.byValue) return [...summary, [words.tooMany]];
  const sorted = [...counts.byValue].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...summary,
    head(words.answer, words.count, words.share),
    ...sorted.map(([value, count]): Row => [shown(value, column), count, share(count, counts.answered)]),
  ];
};

/** A question without columns has no options any more. */
const tables = (counted: readonly Counted[]): Row[] => {
  const isOf = (kind: string, hasPart: boolean) => (each: Counted) =>
    each.column.kind === kind && (each.column.part !== null) === hasPart;
  const ticks = counted.filter(isOf('tick', true));
  const parts = counted.filter(isOf('number', true));
  const others = counted.filter((each) => !ticks.includes(each) && !parts.includes(each));
  const rows = [
    ...others.flatMap((each) => {
      if (each.column.kind === 'choice') return choiceRows(each);
      return each.column.kind === 'text' ? [] : valueRows(each);
    }),
    ...(ticks.length > 0 ? tickRows(ticks) : []),
    ...(parts.length > 0 ? partRows(parts) : []),
  ];
  return rows.length > 0 ? rows : [[words.textOnly]];
};

/** The rows above the counts, which stay on screen. */
export const QUESTION_HEAD_ROWS = 3;

/** The counts of a question. */
export function* questionRows(question: QuestionColumns, counts: QuestionCounts): Iterable<Row> {
  const counted = question.columns.flatMap((column, index) => {
    const own = counts.columns[index];
    return own ? [{ column, counts: own }] : [];
  });
  const unread = Math.max(0, ...counted.map((each) => each.counts.unread));
  yield [{ value: `${question.name}. ${question.title}`, style: 'head' }];
  yield [words.answered, counts.answered];
  yield [words.base];
  if (unread > 0) yield [words.unread, unread];
  yield* tables(counted);
}
