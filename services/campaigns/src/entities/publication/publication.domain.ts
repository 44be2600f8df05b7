/**
 * @file Which numbers of a publication are hidden, so that nobody is recognised. A publication is everything that is
 * published together: a document, a page with its data files. Its tables are joined, because a number that one table
 * hides may follow from another.
 */
import type { Report } from '@folkmoot/contracts';
import {
  hiddenCells,
  joinedTables,
  oneWayTable,
  type PublishedCell,
  type PublishedTables,
  partOfTotal,
} from '@folkmoot/statistics';
import { chartOf, type ResultChart } from '../survey/question-types.domain';

type Row = ResultChart['rows'][number];

/** A report whose counts are published. */
export type PublishedReport = Pick<Report, 'responses' | 'results'>;

/** Ids of the cells that a row of a chart shows. It is hidden with any of them. */
export interface RowCells {
  readonly of: string;
  readonly cells: readonly string[];
}

export interface PartCells {
  readonly answered: string;
  readonly rows: readonly RowCells[];
}

/** Ids of the cells of one question, in the order of its chart. */
export interface QuestionCells extends PartCells {
  readonly questionId: string;
  readonly asked: string;
  readonly parts: readonly PartCells[];
}

export interface ReportCells {
  /** All responses. */
  readonly all: string;
  readonly questions: readonly QuestionCells[];
  readonly tables: readonly PublishedTables[];
}

const noTables: PublishedTables = { cells: [], sums: [] };

const singleCell = (cell: PublishedCell): PublishedTables => ({ cells: [cell], sums: [] });

/** People among others. When these are all of them, both are one number. */
const among = (whole: PublishedCell, id: string, count: number): PublishedCell =>
  count === whole.count ? whole : { id, count };

/** The others follow from both numbers, unless a part of another time is larger than the whole. */
const restOf = (whole: PublishedCell, part: PublishedCell): PublishedTables => {
  if (part.id === whole.id) return noTables;
  return part.count > whole.count ? singleCell(part) : partOfTotal(whole, part);
};

/** The people between two numbers, of which nobody knows which is the larger one. */
export const differenceOf = (a: PublishedCell, b: PublishedCell): PublishedTables =>
  a.count >= b.count ? restOf(a, b) : restOf(b, a);

/** Cells that are parts of a whole; those in none of them follow. */
const groupTable = (whole: PublishedCell, cells: readonly PublishedCell[]): PublishedTables => {
  if (cells.length === 0) return noTables;
  const rest = whole.count - cells.reduce((sum, { count }) => sum + count, 0);
  if (rest < 0) return joinedTables(cells.map(singleCell));
  const others: PublishedCell[] = rest === 0 ? [] : [{ id: `${whole.id} in no group`, count: rest, isPrinted: false }];
  return oneWayTable(whole, [...cells, ...others]);
};

interface Counted {
  readonly whole: PublishedCell;
  readonly rows: readonly Row[];
  readonly rowsAre: ResultChart['rowsAre'];
  readonly id: string;
}

const rowsOf = ({ whole, rows, rowsAre, id }: Counted): { rows: RowCells[]; tables: PublishedTables[] } => {
  const counted = rows.map((row, index): PublishedCell => {
    return { id: `${id} row ${row.of ?? index}`, count: row.people ?? row.value };
  });
  const bases = rows.map(({ of, base }, index) =>
    base === undefined ? whole : among(whole, `${id} base ${of ?? index}`, base),
  );
  const isCounted = rowsAre !== 'figures';
  const sum = counted.reduce((all, { count }) => all + count, 0);
  const tables = [
    ...bases.map(singleCell),
    ...(rowsAre === 'choices' ? counted.map((cell) => restOf(whole, cell)) : []),
    // Choices that add up to all who answered may be known to be groups.
    ...(rowsAre === 'groups' || (isCounted && sum === whole.count) ? [groupTable(whole, counted)] : []),
  ];
  return {
    rows: rows.map(({ of = '' }, index) => ({
      of,
      cells: [whole, ...bases.slice(index, index + 1), ...(isCounted ? counted.slice(index, index + 1) : [])].map(
        (cell) => cell.id,
      ),
    })),
    tables,
  };
};

const questionCells = (
  result: PublishedReport['results'][number],
  all: PublishedCell,
  scope: string,
): QuestionCells & { readonly tables: readonly PublishedTables[] } => {
  const id = `${scope}${result.questionId}`;
  const asked = among(all, `${id} asked`, result.asked ?? all.count);
  // Who left a question out is no group of people: the others are not protected.
  const answered = among(asked, `${id} answered`, result.answered);
  const { rows, rowsAre, parts = [] } = chartOf(result);
  const whole = parts.length === 0 ? rowsOf({ whole: answered, rows, rowsAre, id }) : { rows: [], tables: [] };
  const ofParts = parts.map((part) => {
    const partId = `${id} part ${part.of}`;
    const base = among(answered, `${partId} answered`, part.answered);
    const counted = rowsOf({ whole: base, rows: part.rows, rowsAre: 'groups', id: partId });
    return { answered: base.id, rows: counted.rows, tables: [singleCell(base), ...counted.tables] };
  });
  return {
    questionId: result.questionId,
    asked: asked.id,
    answered: answered.id,
    rows: whole.rows,
    parts: ofParts,
    tables: [restOf(all, asked), singleCell(answered), ...whole.tables, ...ofParts.flatMap((part) => part.tables)],
  };
};

/**
 * The counts of a report as cells, and how they depend on each other.
 * @param scope begins the ids of its cells, so that several reports can be in one publication
 */
export const reportCells = ({ responses, results }: PublishedReport, scope = ''): ReportCells => {
  const all: PublishedCell = { id: `${scope}all`, count: responses };
  const questions = results.map((result) => questionCells(result, all, scope));
  return { all: all.id, questions, tables: [singleCell(all), ...questions.flatMap(({ tables }) => tables)] };
};

/** A cell by a name that says what it counts, which is the same in every report. */
export interface NamedCell {
  readonly questionId: string;
  readonly name: string;
  readonly id: string;
}

export const namedCells = ({ all, questions }: ReportCells): NamedCell[] => [
  { questionId: '', name: 'all', id: all },
  ...questions.flatMap(({ questionId, asked, answered, rows, parts }) => {
    const named = (name: string, id: string): NamedCell => ({ questionId, name: `${questionId} ${name}`, id });
    return [
      named('asked', asked),
      named('answered', answered),
      ...[{ answered, rows }, ...parts].flatMap((part, index) => [
        named(`part ${index}`, part.answered),
        ...part.rows.flatMap(({ of, cells }) => cells.map((id, at) => named(`part ${index} ${of} ${at}`, id))),
      ]),
    ];
  }),
];

type CellsById = ReadonlyMap<string, PublishedCell>;

const cellsById = (tables: readonly PublishedTables[]): CellsById =>
  new Map(joinedTables(tables).cells.map((cell) => [cell.id, cell]));

type Join = (whole: PublishedCell, part: PublishedCell) => PublishedTables;

/** The cells that two reports have both, each pair joined once. */
const joinPairs = (whole: ReportCells, part: ReportCells, join: Join): PublishedTables => {
  const [wholes, parts] = [cellsById(whole.tables), cellsById(part.tables)];
  const names = new Map(namedCells(whole).map(({ name, id }) => [name, id]));
  const pairs = new Map<string, PublishedTables>();
  for (const { name, id } of namedCells(part)) {
    const [larger, smaller] = [wholes.get(names.get(name) ?? ''), parts.get(id)];
    if (larger && smaller) pairs.set(`${larger.id} ${smaller.id}`, join(larger, smaller));
  }
  return joinedTables([...pairs.values()]);
};

const differenceOfVersions: Join = (a, b) => {
  const [larger, smaller] = a.count < b.count ? [b, a] : [a, b];
  // Pairs are joined again where versions before them have settled what is known: sums only.
  const { cells, sums } = partOfTotal(larger, smaller);
  return { cells: cells.filter(({ id }) => id !== larger.id && id !== smaller.id), sums };
};

/**
 * Two versions of one report. Their difference is protected in both directions: responses arrive, and are excluded or
 * deleted.
 */
export const betweenVersions = (later: ReportCells, sooner: ReportCells): PublishedTables =>
  joinPairs(later, sooner, differenceOfVersions);

/**
 * The ids of the cells that must not be printed, nor anything that follows from them.
 * @param smallest cells with fewer people are small
 */
export const hiddenInPublication = (tables: readonly PublishedTables[], smallest: number): ReadonlySet<string> =>
  hiddenCells(joinedTables(tables), smallest);
