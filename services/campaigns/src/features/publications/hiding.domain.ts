/** @file How many numbers of a version are hidden, and how many because of versions before it. */
import type { PublicationPreview } from '@folkmoot/contracts';
import { type PublicVersion, type PublishedReport, reportCells } from '../../entities/publication';

type Hiding = NonNullable<PublicationPreview['hiding']>;

interface Compared {
  readonly report: PublishedReport;
  readonly hidden: ReadonlySet<string>;
  readonly hiddenWithoutEarlier: ReadonlySet<string>;
  readonly earlier: PublicVersion | null;
  readonly minimumCell: number;
}

/** The cells of each number of the page. It is hidden with any of them. */
const numbersOf = (report: PublishedReport): (readonly string[])[] => {
  const { all, questions } = reportCells(report);
  return [
    [all],
    ...questions.flatMap(({ answered, rows, parts }) =>
      [{ answered, rows }, ...parts].flatMap((part) => [[part.answered], ...part.rows.map(({ cells }) => cells)]),
    ),
  ];
};

const countsOf = (report: PublishedReport): ReadonlyMap<string, number> =>
  new Map(reportCells(report).tables.flatMap(({ cells }) => cells.map(({ id, count }) => [id, count] as const)));

const middleOf = (sorted: readonly number[]): number | undefined => sorted[Math.floor((sorted.length - 1) / 2)];

/**
 * A number can be shown again when enough people are between it and the one before. Of the next responses, as many
 * belong to it as of those that are there.
 */
const responsesNeeded = (
  numbers: readonly (readonly string[])[],
  { report, earlier, minimumCell }: Compared,
): number | null => {
  if (!earlier) return null;
  const counts = countsOf(report);
  const since = Math.max(0, report.responses - earlier.report.responses);
  const needed = numbers.flatMap((cells) => {
    const count = counts.get(cells.at(-1) ?? '') ?? 0;
    return count > 0 ? [Math.ceil((minimumCell * report.responses) / count)] : [];
  });
  const middle = middleOf(needed.sort((a, b) => a - b));
  return middle === undefined ? null : Math.max(1, middle - since);
};

export const hidingOf = (compared: Compared): Hiding => {
  const { report, hidden, hiddenWithoutEarlier, earlier } = compared;
  const numbers = numbersOf(report);
  const isIn = (ids: ReadonlySet<string>) => (cells: readonly string[]) => cells.some((id) => ids.has(id));
  const isSmall = isIn(hiddenWithoutEarlier);
  const hiddenNumbers = numbers.filter(isIn(hidden));
  const becauseOfEarlier = hiddenNumbers.filter((cells) => !isSmall(cells));
  return {
    numbers: numbers.length,
    hidden: hiddenNumbers.length,
    withoutEarlier: hiddenNumbers.length - becauseOfEarlier.length,
    earlier: earlier?.version ?? null,
    responsesNeeded: responsesNeeded(becauseOfEarlier, compared),
  };
};
