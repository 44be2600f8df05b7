import type { ReportAudience } from '@folkmoot/contracts';
import { oneWayTable, type PublishedCell, type PublishedTables, partOfTotal } from '@folkmoot/statistics';
import { hiddenInPublication, type PublishedReport, type QuestionCells, reportCells } from '../../entities/publication';
import { type IntegrityCells, integrityCells } from './integrity-cells';
import type { IntegrityFacts } from './integrity-facts.types';
import type { ReportFacts } from './report-facts.types';

/** Which counts a document prints. */
export interface ShownCounts {
  readonly audience: ReportAudience;
  /** In a publication, smaller counts are hidden. */
  readonly smallest: number;
  /** Whether a number is hidden somewhere because of its size. */
  readonly hidesSome: boolean;
  /** Whether a cell is hidden. */
  readonly hides: (id: string) => boolean;
  /** Whether a count that no table has is hidden. */
  readonly isSmall: (count: number) => boolean;
  readonly questions: readonly QuestionCells[];
  /** The numbers of the integrity block. Null when none of them can be compared with those of the report. */
  readonly integrity: IntegrityCells | null;
  /** The id of all responses of the report, and of those without its filters. */
  readonly all: string;
  readonly unfiltered: string;
}

interface Counted extends Pick<ReportFacts, 'unfiltered' | 'insights' | 'audience' | 'smallestCell'> {
  readonly report: PublishedReport;
  /** Null in a document without this block. */
  readonly integrity: IntegrityFacts | null;
  /** Whether the report is of all responses: of all days and rounds, without filters. */
  readonly isWhole: boolean;
}

const UNFILTERED = 'unfiltered';

export const MOODS = ['positive', 'neutral', 'negative'] as const;

/** The cell of a mood of comments. */
export const moodCell = (mood: string): string => `sentiment ${mood}`;

const sentimentTables = (insights: Counted['insights']): PublishedTables[] =>
  insights.flatMap(({ result }) => {
    if (result?.type !== 'sentiment') return [];
    const cells = MOODS.map((mood) => ({ id: moodCell(mood), count: result.sentimentDistribution[mood] }));
    const judged = cells.reduce((sum, { count }) => sum + count, 0);
    return [oneWayTable({ id: 'sentiment', count: judged }, cells)];
  });

interface Hiding {
  readonly hidden: ReadonlySet<string>;
  readonly integrity: IntegrityCells | null;
}

/** Adds as much of the integrity block as hides nothing more of the report. */
const hidingWith = (
  tables: readonly PublishedTables[],
  choices: Iterable<IntegrityCells>,
  smallest: number,
): Hiding => {
  const before = hiddenInPublication(tables, smallest);
  const own = new Set(tables.flatMap(({ cells }) => cells.map(({ id }) => id)));
  for (const integrity of choices) {
    const hidden = hiddenInPublication([...tables, ...integrity.tables], smallest);
    if ([...hidden].every((id) => before.has(id) || !own.has(id))) return { hidden, integrity };
  }
  return { hidden: before, integrity: null };
};

const nothingHidden: Hiding = { hidden: new Set(), integrity: null };

/** All tables of a document are one publication. */
export const createShownCounts = ({
  report,
  unfiltered: count,
  insights,
  integrity: facts,
  isWhole,
  audience,
  smallestCell: smallest,
}: Counted): ShownCounts => {
  const cells = reportCells(report);
  const all: PublishedCell = { id: cells.all, count: report.responses };
  const isFiltered = count > report.responses;
  const unfiltered = isFiltered ? { id: UNFILTERED, count } : all;
  const whole = isFiltered ? [partOfTotal(unfiltered, all)] : [];
  const isHiding = audience === 'publication';
  const choices = facts ? integrityCells(facts, { report: cells, unfiltered, isWhole, smallest }) : [];
  const { hidden, integrity } = isHiding
    ? hidingWith([...cells.tables, ...whole, ...sentimentTables(insights)], choices, smallest)
    : nothingHidden;
  return {
    audience,
    smallest,
    hidesSome: hidden.size > 0,
    hides: (id) => hidden.has(id),
    isSmall: (people) => isHiding && people < smallest,
    questions: cells.questions,
    integrity,
    all: all.id,
    unfiltered: unfiltered.id,
  };
};
