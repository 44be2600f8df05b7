import type { StatementRowCode } from '@folkmoot/contracts';
import { oneWayTable, type PublishedCell, type PublishedTables } from '@folkmoot/statistics';
import {
  comparedReports,
  differenceOf,
  type QuestionCells,
  type ReportCells,
  reportCells,
} from '../../entities/publication';
import type { IntegrityFacts } from './integrity-facts.types';

/** The numbers of the integrity block in a publication. */
export interface IntegrityCells {
  /** Ids of the numbers of people in the statement. Rows without one are no such numbers, or nobody. */
  readonly statement: ReadonlyMap<StatementRowCode, string>;
  /** The cells of the results over all responses, and without the doubtful ones. Null when they are left out. */
  readonly sides: { readonly all: readonly QuestionCells[]; readonly withoutDoubtful: readonly QuestionCells[] } | null;
  readonly tables: readonly PublishedTables[];
}

interface Published {
  readonly report: ReportCells;
  /** The responses of the report, without its filters. */
  readonly unfiltered: PublishedCell;
  /** Whether the report is of all responses, so that its results can be compared with those of the block. */
  readonly isWhole: boolean;
  readonly smallest: number;
}

const spare = (code: StatementRowCode, count: number): PublishedCell => ({
  id: `statement ${code}`,
  count,
  isSpare: true,
});

const partsOfAll = ['at_shared_places', 'marked', 'doubtful', 'organised'] as const;

interface Wholes {
  readonly unfiltered: PublishedCell;
  /** All responses of the results beside the report, and those that are not doubtful. Empty without these results. */
  readonly beside: readonly PublishedCell[];
}

/** The number among others when it is one of them: each of these is a part of the next larger one. */
const knownOr = (own: PublishedCell, others: readonly PublishedCell[]): PublishedCell =>
  others.find(({ count }) => count === own.count) ?? own;

/** A whole that is two numbers, where they add up to it. */
const sumOf = (whole: PublishedCell, parts: readonly PublishedCell[]): PublishedTables[] =>
  parts.reduce((sum, { count }) => sum + count, 0) === whole.count ? [oneWayTable(whole, parts)] : [];

const between = (a: PublishedCell, b: PublishedCell): PublishedTables[] => (a.id === b.id ? [] : [differenceOf(a, b)]);

const statementCells = ({ statement: { rows } }: IntegrityFacts, { unfiltered, beside }: Wholes) => {
  const figures = new Map(rows.map(({ code, value }) => [code, value]));
  const figureOf = (code: StatementRowCode): number => figures.get(code) ?? 0;
  const counted = knownOr(spare('counted', figureOf('counted')), [unfiltered]);
  const received = knownOr(spare('responses', figureOf('responses')), [counted, ...beside.slice(0, 1)]);
  const excluded = spare('excluded', figureOf('excluded'));
  const parts = new Map<StatementRowCode, PublishedCell>(
    partsOfAll
      .filter((code) => figureOf(code) > 0)
      .map((code) => [code, knownOr(spare(code, figureOf(code)), [received])]),
  );
  const doubtful = parts.get('doubtful');
  const [all, withoutDoubtful] = beside;
  const tables: PublishedTables[] = [
    { cells: [counted, received, ...parts.values()], sums: [] },
    ...between(counted, unfiltered),
    ...(excluded.count > 0 ? sumOf(received, [counted, excluded]) : []),
    ...[...parts.values()].flatMap((part) => between(received, part)),
    // Doubtful responses that count are a group of people, too.
    ...(doubtful && excluded.count > 0 && doubtful.count !== excluded.count ? between(doubtful, excluded) : []),
    ...(all ? between(received, all) : []),
    ...(all && excluded.count > 0 ? sumOf(all, [unfiltered, excluded]) : []),
    ...(all && withoutDoubtful && doubtful ? sumOf(all, [withoutDoubtful, doubtful]) : []),
  ];
  const statement = new Map<StatementRowCode, string>([
    ['counted', counted.id],
    ['responses', received.id],
    ...(excluded.count > 0 ? [['excluded', excluded.id] as const] : []),
    ...[...parts].map(([code, { id }]) => [code, id] as const),
  ]);
  return { statement, tables };
};

const withResults = (facts: IntegrityFacts, { report, unfiltered, smallest }: Published): IntegrityCells => {
  const beside = [reportCells(facts.all, 'all '), reportCells(facts.withoutDoubtful, 'without doubtful ')];
  const { others, tables } = comparedReports(report, beside, smallest);
  const cells = new Map(tables.flatMap((table) => table.cells).map((cell) => [cell.id, cell]));
  const [all, withoutDoubtful] = others;
  const own = statementCells(facts, { unfiltered, beside: others.flatMap((each) => cells.get(each.all) ?? []) });
  return {
    statement: own.statement,
    sides: { all: all?.questions ?? [], withoutDoubtful: withoutDoubtful?.questions ?? [] },
    tables: [...tables, ...own.tables],
  };
};

/** The block with more and with less in it. The first that hides nothing of the report is the one to publish. */
export const integrityCells = function* (facts: IntegrityFacts, published: Published): Generator<IntegrityCells> {
  if (published.isWhole) yield withResults(facts, published);
  const { unfiltered } = published;
  yield { ...statementCells(facts, { unfiltered, beside: [] }), sides: null };
};
