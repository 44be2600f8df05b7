import type { QuestionResult } from '@folkmoot/contracts';
import { wilsonShare } from '@folkmoot/statistics';
import type { PartCells, QuestionCells } from '../../entities/publication';
import { type ChartPart, type ChartRow, chartOf, type ResultChart } from '../../entities/survey';
import { messages } from './report-document.messages';
import type { ShownCounts } from './shown-counts';

/** A row as a document prints it. */
export interface ShownRow {
  readonly label: string;
  /** 0 where it is hidden. */
  readonly value: number;
  readonly text: string;
  /** The text with its interval and its weighted figure. */
  readonly detail: string;
  readonly isHidden: boolean;
  readonly of: string;
}

interface ShownPart {
  readonly label: string;
  readonly note: string;
  readonly rows: readonly ShownRow[];
}

/** A result as a document prints it. */
export interface ShownResult extends Omit<ShownPart, 'label'> {
  readonly isAskedHidden: boolean;
  readonly isAnsweredHidden: boolean;
  readonly headings: ResultChart['headings'];
  readonly hasHidden: boolean;
  readonly hasWeights: boolean;
  readonly parts: readonly ShownPart[];
}

const HUNDRED = 100;

const whole = (share: number): number => Math.round(share * HUNDRED);

interface Counted {
  readonly result: QuestionResult;
  readonly answered: number;
  readonly rowsAre: ResultChart['rowsAre'];
}

const isCount = (row: ChartRow, { rowsAre }: Counted): boolean => rowsAre !== 'figures' && row.people === undefined;

/** The share of a row in the weighted results: of those who answered the question, or its part. */
const weightedShare = (row: ChartRow, { result, answered }: Counted): string[] => {
  const isRow = ({ value }: { value: string }): boolean => value === row.of;
  const ofQuestion = answered === result.answered ? result.segments?.find(isRow) : undefined;
  const share = result.weightedShares?.find(isRow) ?? ofQuestion;
  if (share?.weightedPercent === undefined) return [];
  const { weightedPercent, low = weightedPercent, high = weightedPercent } = share;
  return [messages.weightedShare(Math.round(weightedPercent), Math.round(low), Math.round(high))];
};

/** The mean of a row or a part, and the same weighted. */
const figuresOf = (of: string | undefined, { means = [], weightedMeans = [] }: QuestionResult): string[] => {
  const plain = means.filter(({ value }) => value === of);
  const weighted = weightedMeans.filter(({ value }) => value === of);
  return [
    ...plain.map(({ mean, low, high }) => messages.meanFigure(mean, low, high)),
    ...weighted.map(({ mean, low, high }) => messages.weightedFigure(mean, low, high)),
  ];
};

const detailOf = (row: ChartRow, counted: Counted): string => {
  if (!isCount(row, counted)) return [row.text, ...figuresOf(row.of, counted.result)].join('; ');
  const { answered } = counted;
  const interval = row.value <= answered ? wilsonShare(row.value, answered) : null;
  const between = interval ? [messages.between(whole(interval.low), whole(interval.high))] : [];
  return [[row.text, ...between].join(', '), ...weightedShare(row, counted)].join('; ');
};

const shownRows = (
  rows: readonly ChartRow[],
  cells: PartCells['rows'],
  counted: Counted,
  { hides }: ShownCounts,
): ShownRow[] => {
  const hidden = rows.map((_, index) => cells[index]?.cells.some(hides) ?? false);
  // Points and means of places follow from the places that people gave, so one hidden count hides all of them.
  const isAllHidden = hidden.includes(true) && rows.some(({ people }) => people !== undefined);
  return rows.map((row, index) => {
    const isHidden = isAllHidden || hidden[index] === true;
    return {
      label: row.label,
      of: row.of ?? '',
      value: isHidden ? 0 : row.value,
      text: isHidden ? messages.hidden : row.text,
      detail: isHidden ? messages.hidden : detailOf(row, counted),
      isHidden,
    };
  });
};

const isAnyHidden = (rows: readonly ShownRow[]): boolean => rows.some(({ isHidden }) => isHidden);

/** The mean of a number, and the same weighted. Means follow from all counts, so they are hidden with any of them. */
const meansOf = ({ means = [], weightedMean, low = null, high = null }: QuestionResult): string[] => [
  ...means.filter(({ value }) => value === '').map((own) => messages.wholeMean(own.mean, own.low, own.high)),
  ...(weightedMean === undefined ? [] : [messages.weightedMean(weightedMean, low, high)]),
];

const shownPart = (part: ChartPart, cells: PartCells | undefined, result: QuestionResult, counts: ShownCounts) => {
  const counted = { result, answered: part.answered, rowsAre: 'groups' as const };
  const rows = shownRows(part.rows, cells?.rows ?? [], counted, counts);
  const note = [part.note, ...figuresOf(part.of, result)].join('; ');
  return { label: part.label, note: isAnyHidden(rows) ? messages.someHidden : note, rows };
};

/** The result of a question, without what is hidden. */
export const shownResult = (
  result: QuestionResult,
  cells: QuestionCells | undefined,
  counts: ShownCounts,
): ShownResult => {
  const { note, headings, rowsAre, rows: all, parts: allParts = [] } = chartOf(result);
  const counted = { result, answered: result.answered, rowsAre };
  // The rows of a question with parts are those of its parts.
  const rows = allParts.length > 0 ? [] : shownRows(all, cells?.rows ?? [], counted, counts);
  const parts = allParts.map((part, index) => shownPart(part, cells?.parts[index], result, counts));
  const isAnsweredHidden = cells !== undefined && counts.hides(cells.answered);
  const hidesRows = isAnyHidden(rows);
  return {
    isAskedHidden: cells !== undefined && (counts.hides(cells.asked) || counts.hides(counts.all)),
    isAnsweredHidden,
    headings,
    hasHidden: isAnsweredHidden || hidesRows || parts.some((part) => isAnyHidden(part.rows)),
    hasWeights: result.effectiveSize !== undefined,
    note: hidesRows || isAnsweredHidden ? messages.someHidden : [note, ...meansOf(result)].join(' '),
    rows,
    parts,
  };
};
