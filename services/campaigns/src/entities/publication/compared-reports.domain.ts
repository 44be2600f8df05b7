/**
 * @file Reports of a campaign beside each other in one publication: counted over all responses, and without some of
 * them. What is between two columns is a group of people, too.
 */
import { joinedTables, type PublishedCell, type PublishedTables } from '@folkmoot/statistics';
import { differenceOf, type NamedCell, namedCells, type ReportCells } from './publication.domain';

export interface ComparedReports {
  /** The others, in their order. Numbers that they share with the report are its cells. */
  readonly others: readonly ReportCells[];
  /** How the cells of all of them depend on each other. */
  readonly tables: readonly PublishedTables[];
}

type Cells = Map<string, PublishedCell>;

/** Cells of the same meaning, those of the report first. */
type Meaning = readonly PublishedCell[];

const meaningsOf = (reports: readonly ReportCells[], cells: Cells): Map<string, Meaning[]> => {
  const byName = new Map<string, { readonly questionId: string; readonly same: PublishedCell[] }>();
  const add = ({ questionId, name, id }: NamedCell): void => {
    const known = byName.get(name) ?? { questionId, same: [] };
    byName.set(name, known);
    const cell = cells.get(id);
    if (cell) known.same.push(cell);
  };
  for (const named of reports.flatMap(namedCells)) add(named);
  const byQuestion = new Map<string, Meaning[]>();
  for (const { questionId, same } of byName.values()) {
    byQuestion.set(questionId, [...(byQuestion.get(questionId) ?? []), same]);
  }
  return byQuestion;
};

const pairsOf = (same: Meaning): [PublishedCell, PublishedCell][] =>
  same.flatMap((cell, index) => same.slice(index + 1).map((other): [PublishedCell, PublishedCell] => [cell, other]));

const isSmallBetween = ([a, b]: readonly [PublishedCell, PublishedCell], smallest: number): boolean =>
  a.count !== b.count && Math.abs(a.count - b.count) < smallest;

/** New ids of cells that show the same number as one before them. */
const sharedIds = (meanings: readonly Meaning[]): Map<string, string> => {
  const shared = new Map<string, string>();
  const pairs = meanings.flatMap(pairsOf).filter(([a, b]) => a.count === b.count && a.id !== b.id);
  for (const [known, { id }] of pairs) {
    if (!shared.has(id)) shared.set(id, known.id);
  }
  return shared;
};

type Rename = (id: string) => string;

const renamed = (report: ReportCells, to: Rename, cells: Cells): ReportCells => ({
  all: to(report.all),
  questions: report.questions.map((question) => ({
    ...question,
    asked: to(question.asked),
    answered: to(question.answered),
    rows: question.rows.map((row) => ({ ...row, cells: row.cells.map(to) })),
    parts: question.parts.map((part) => ({
      answered: to(part.answered),
      rows: part.rows.map((row) => ({ ...row, cells: row.cells.map(to) })),
    })),
  })),
  tables: report.tables.map(({ cells: own, sums }) => ({
    cells: own.map((cell) => cells.get(to(cell.id)) ?? cell),
    sums: sums.map(({ total, parts }) => ({ total: to(total), parts: parts.map(to) })),
  })),
});

/**
 * Joins a report with others that lack some of its responses, or have more. What the others have alone is spare.
 * Where each difference of a question is large or nothing, equal numbers are one cell: nobody knows who is in a
 * difference, so that nobody of it chose an answer says nothing. Where one is small, those that are nothing are
 * protected, too: otherwise a reader would know that the hidden ones are not.
 * @param smallest differences with fewer people are small
 */
export const comparedReports = (
  report: ReportCells,
  others: readonly ReportCells[],
  smallest: number,
): ComparedReports => {
  const own = joinedTables(report.tables).cells;
  const spare = joinedTables(others.flatMap(({ tables }) => tables)).cells;
  const cells: Cells = new Map(
    [...spare.map((cell) => ({ ...cell, isSpare: true })), ...own].map((cell) => [cell.id, cell]),
  );
  const byQuestion = [...meaningsOf([report, ...others], cells).values()];
  const isOpen = (meanings: readonly Meaning[]): boolean =>
    !meanings.flatMap(pairsOf).some((pair) => isSmallBetween(pair, smallest));
  const shared = sharedIds(byQuestion.filter(isOpen).flat());
  const to: Rename = (id) => {
    const known = shared.get(id);
    return known === undefined ? id : to(known);
  };
  const between = new Map<string, PublishedTables>();
  for (const [a, b] of byQuestion.flat().flatMap(pairsOf)) {
    const [first, second] = [cells.get(to(a.id)) ?? a, cells.get(to(b.id)) ?? b];
    if (first.id !== second.id) between.set(`${first.id} ${second.id}`, differenceOf(first, second));
  }
  const compared = others.map((each) => renamed(each, to, cells));
  return { others: compared, tables: [...compared.flatMap(({ tables }) => tables), ...between.values()] };
};
