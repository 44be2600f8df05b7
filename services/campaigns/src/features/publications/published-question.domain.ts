import type { PublishedQuestion, PublishedRow, QuestionResult } from '@folkmoot/contracts';
import { wilsonShare } from '@folkmoot/statistics';
import type { PartCells, QuestionCells } from '../../entities/publication/publication.domain';
import { type ChartPart, type ChartRow, chartOf, type ResultChart } from '../../entities/survey/question-types.domain';

type Hides = (id: string) => boolean;

interface Counted {
  readonly result: QuestionResult;
  readonly answered: number;
  readonly rowsAre: ResultChart['rowsAre'];
  readonly hides: Hides;
}

const HUNDRED = 100;

const weightedOf = (row: ChartRow, { result, answered }: Counted): Pick<PublishedRow, 'weighted'> => {
  const isRow = ({ value }: { value: string }): boolean => value === row.of;
  const ofQuestion = answered === result.answered ? result.segments?.find(isRow) : undefined;
  const share = result.weightedShares?.find(isRow) ?? ofQuestion;
  if (share?.weightedPercent === undefined) return {};
  const { weightedPercent, low = weightedPercent, high = weightedPercent } = share;
  return { weighted: { share: weightedPercent / HUNDRED, low: low / HUNDRED, high: high / HUNDRED } };
};

const countedRow = (row: ChartRow, counted: Counted): Omit<PublishedRow, 'value' | 'label'> => {
  const { answered, rowsAre } = counted;
  if (rowsAre === 'figures') return { count: null, share: null, text: row.text };
  if (row.people !== undefined) return { count: row.people, share: null, text: row.text };
  const interval = row.value <= answered ? wilsonShare(row.value, answered) : null;
  return {
    count: row.value,
    share: answered > 0 ? row.value / answered : null,
    ...(interval && { interval: { low: interval.low, high: interval.high } }),
    ...weightedOf(row, counted),
  };
};

interface Shown {
  readonly rows: PublishedRow[];
  readonly hidesSome: boolean;
}

const shownRows = (rows: readonly ChartRow[], cells: PartCells['rows'], counted: Counted): Shown => {
  const hidden = rows.map((_, index) => cells[index]?.cells.some(counted.hides) ?? false);
  const hidesSome = hidden.includes(true);
  // Points and means of ranks follow from the ranks that people gave, so one hidden count hides all of them.
  const isAllHidden = hidesSome && rows.some(({ people }) => people !== undefined);
  return {
    hidesSome,
    rows: rows.map((row, index) => ({
      value: row.of ?? `${index}`,
      label: row.label,
      ...(isAllHidden || hidden[index] ? { count: null, share: null } : countedRow(row, counted)),
    })),
  };
};

const shownPart = (part: ChartPart, cells: PartCells | undefined, counted: Counted) => {
  const { answered } = part;
  const { rows, hidesSome } = shownRows(part.rows, cells?.rows ?? [], { ...counted, answered, rowsAre: 'groups' });
  const isHidden = cells !== undefined && counted.hides(cells.answered);
  const shown = { value: part.of ?? part.label, label: part.label, answered: isHidden ? null : answered, rows };
  return { shown, hidesSome: hidesSome || isHidden };
};

/** Means follow from all counts of a question, so they are hidden with any of them. */
const meansOf = (result: QuestionResult): Pick<PublishedQuestion, 'mean' | 'weightedMean'> => {
  const { means = [], weightedMean, low = null, high = null } = result;
  const own = means.find(({ value }) => value === '');
  return {
    ...(own && { mean: { mean: own.mean, low: own.low, high: own.high } }),
    ...(weightedMean !== undefined && { weightedMean: { mean: weightedMean, low, high } }),
  };
};

/** The result of a question as residents see it. Of personal answers only how many people gave one. */
export const publishedQuestion = (
  result: QuestionResult,
  { cells, all, hides }: { readonly cells: QuestionCells; readonly all: string; readonly hides: Hides },
): PublishedQuestion => {
  const { rows: allRows, parts: allParts = [], rowsAre } = chartOf(result);
  const counted: Counted = { result, answered: result.answered, rowsAre, hides };
  const isPersonal = result.isPersonal === true;
  const whole: Shown =
    allParts.length > 0 || isPersonal ? { rows: [], hidesSome: false } : shownRows(allRows, cells.rows, counted);
  const parts = isPersonal ? [] : allParts.map((part, index) => shownPart(part, cells.parts[index], counted));
  const hidesAnswered = hides(cells.answered);
  const hidesAsked = hides(cells.asked) || hides(all);
  const hidesCounts = hidesAnswered || whole.hidesSome || parts.some(({ hidesSome }) => hidesSome);
  return {
    questionId: result.questionId,
    type: result.type,
    label: result.title,
    answered: hidesAnswered ? null : result.answered,
    asked: hidesAsked || result.asked === undefined ? null : result.asked,
    hasHidden: hidesCounts,
    rows: whole.rows,
    parts: parts.map(({ shown }) => shown),
    ...(hidesCounts || isPersonal ? {} : meansOf(result)),
  };
};
