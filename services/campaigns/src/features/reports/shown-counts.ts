import type { ReportAudience } from '@folkmoot/contracts';
import { oneWayTable, type PublishedTables, partOfTotal } from '@folkmoot/statistics';
import { hiddenInPublication, type PublishedReport, type QuestionCells, reportCells } from '../../entities/publication';
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
  /** The id of all responses of the report, and of those without its filters. */
  readonly all: string;
  readonly unfiltered: string;
}

interface Counted extends Pick<ReportFacts, 'unfiltered' | 'insights' | 'audience' | 'smallestCell'> {
  readonly report: PublishedReport;
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

/** All tables of a document are one publication. */
export const createShownCounts = ({
  report,
  unfiltered,
  insights,
  audience,
  smallestCell: smallest,
}: Counted): ShownCounts => {
  const { all, questions, tables } = reportCells(report);
  const isFiltered = unfiltered > report.responses;
  const whole = isFiltered
    ? [partOfTotal({ id: UNFILTERED, count: unfiltered }, { id: all, count: report.responses })]
    : [];
  const isHiding = audience === 'publication';
  const hidden = isHiding
    ? hiddenInPublication([...tables, ...whole, ...sentimentTables(insights)], smallest)
    : new Set<string>();
  return {
    audience,
    smallest,
    hidesSome: hidden.size > 0,
    hides: (id) => hidden.has(id),
    isSmall: (count) => isHiding && count < smallest,
    questions,
    all,
    unfiltered: isFiltered ? UNFILTERED : all,
  };
};
