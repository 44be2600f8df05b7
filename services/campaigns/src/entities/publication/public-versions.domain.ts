/**
 * @file Which numbers a version of published results hides, so that nobody can work one out with the versions before
 * it. What was public once cannot be taken back: also a withdrawn version counts.
 */
import { joinedTables, type PublishedCell, type PublishedTables } from '@folkmoot/statistics';
import {
  betweenVersions,
  hiddenInPublication,
  type PublishedReport,
  type ReportCells,
  reportCells,
} from './publication.domain';

/** A version that is public, or was. */
export interface PublicVersion {
  readonly version: number;
  /** All counts, also those that it hid. */
  readonly report: PublishedReport;
  /** Ids of the cells that it hid. All others are known for good. */
  readonly hidden: readonly string[];
}

/** Equal for reports with equal counts. */
const countsOf = ({ all, questions, tables }: ReportCells): string =>
  JSON.stringify([all, questions, joinedTables(tables).cells.map(({ id, count }) => [id, count])]);

/** The first version that has the same counts: the same cells are not published twice. */
const twinOf = (report: PublishedReport, earlier: readonly PublicVersion[]): PublicVersion | undefined => {
  const counts = countsOf(reportCells(report));
  return earlier.find((version) => countsOf(reportCells(version.report)) === counts);
};

const scopeOf = (report: PublishedReport, earlier: readonly PublicVersion[], version: number): string =>
  `v${twinOf(report, earlier)?.version ?? version} `;

/** The cells of a version that was public: each is known, or hidden for good. */
const settled = (tables: readonly PublishedTables[], hidden: ReadonlySet<string>): PublishedTables => {
  const settledCell = (cell: PublishedCell): PublishedCell => {
    if (cell.isPrinted === false) return cell;
    return hidden.has(cell.id) ? { ...cell, isPrinted: false, isSecret: true } : { ...cell, isKnown: true };
  };
  const { cells, sums } = joinedTables(tables);
  return { cells: cells.map(settledCell), sums };
};

/** All that is known about the versions so far and about the next one, and how their cells depend on each other. */
export const tablesOfVersions = (
  earlier: readonly PublicVersion[],
  next: PublishedReport,
): { readonly scope: string; readonly tables: PublishedTables[] } => {
  const last = Math.max(0, ...earlier.map(({ version }) => version));
  const scope = scopeOf(next, earlier, last + 1);
  const own = reportCells(next, scope);
  const before = earlier.map(({ version, report, hidden }) => {
    const scopeBefore = scopeOf(report, earlier, version);
    return {
      scope: scopeBefore,
      cells: reportCells(report, scopeBefore),
      hidden: new Set(hidden.map((id) => `${scopeBefore}${id}`)),
    };
  });
  const all = [...before, { scope, cells: own }];
  const pairs = all.flatMap((later, index) =>
    all
      .slice(0, index)
      .filter((sooner) => sooner.scope !== later.scope)
      .map((sooner) => betweenVersions(later.cells, sooner.cells)),
  );
  return {
    scope,
    tables: [...before.map(({ cells, hidden }) => settled(cells.tables, hidden)), ...own.tables, ...pairs],
  };
};

/**
 * Ids of the cells of `reportCells(next)` that must not be printed.
 * @param earlier every version that is public or was, also withdrawn ones
 */
export const hiddenInVersion = (
  earlier: readonly PublicVersion[],
  next: PublishedReport,
  smallest: number,
): ReadonlySet<string> => {
  const { scope, tables } = tablesOfVersions(earlier, next);
  const hidden = hiddenInPublication(tables, smallest);
  const isHidden = ({ id, count, isPrinted = true }: PublishedCell): boolean =>
    isPrinted && (count < smallest || hidden.has(`${scope}${id}`));
  return new Set(
    joinedTables(reportCells(next).tables)
      .cells.filter(isHidden)
      .map(({ id }) => id),
  );
};
