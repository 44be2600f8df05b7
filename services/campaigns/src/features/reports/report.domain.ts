import type { Question, QuestionResult, SurveyVersion } from '@folkmoot/contracts';
import { isComparable, resultOf } from '../../records/question-types.domain';
import { addIncrements, noIncrements, type Rollup } from '../../records/rollup.domain';
import { medianOf, trimmedAverageOf } from './times.domain';

const TENTHS = 10;
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * TENTHS) / TENTHS);

const counted = (rollups: readonly Rollup[]): Rollup[] =>
  rollups.filter(({ isExcluded, responses }) => !isExcluded && responses > 0);

export const responsesIn = (rollups: readonly Rollup[]): number =>
  counted(rollups).reduce((sum, { responses }) => sum + responses, 0);

/** Average (trimmed by 5 % on both sides) and exact median of the times that responses took. */
export const timesIn = (rollups: readonly Rollup[]) => {
  const { seconds } = counted(rollups).reduce(addIncrements, noIncrements);
  return { averageSeconds: rounded(trimmedAverageOf(seconds)), medianSeconds: rounded(medianOf(seconds)) };
};

/** Responses by day, and the first and the last of these days. */
export const daysIn = (rollups: readonly Rollup[]) => {
  const byDay = new Map<string, number>();
  for (const { day, responses } of counted(rollups)) byDay.set(day, (byDay.get(day) ?? 0) + responses);
  const days = [...byDay.keys()].sort();
  const [from, to] = [days[0], days.at(-1)];
  return { byDay, period: from && to ? { from, to } : null };
};

const PERCENT = 100;

/** Whole percent of started surveys that were completed; null before the first start. */
export const completionRateOf = ({ starts, completes }: { starts: number; completes: number }): number | null =>
  starts > 0 ? Math.min(PERCENT, Math.round((completes / starts) * PERCENT)) : null;

/** The series in which a question was asked so that its answers can be counted with those of today. */
const seriesOf = (question: Question, versions: readonly SurveyVersion[]): Set<number> => {
  const series = new Map<number, boolean>();
  for (const version of versions) {
    const asked = version.questions.find(({ id }) => id === question.id);
    if (asked) series.set(version.series, isComparable(asked, question) && series.get(version.series) !== false);
  }
  return new Set([...series].filter(([, fits]) => fits).map(([number]) => number));
};

const resultFor = (
  question: Question,
  rollups: readonly Rollup[],
  versions: readonly SurveyVersion[],
): QuestionResult => {
  const series = seriesOf(question, versions);
  const { questions } = rollups.filter((rollup) => series.has(rollup.series)).reduce(addIncrements, noIncrements);
  return resultOf(question, questions[question.id] ?? {});
};

/** A result for each question that residents see now, over all that can be counted together. */
export const resultsIn = (
  questions: readonly Question[],
  rollups: readonly Rollup[],
  versions: readonly SurveyVersion[],
): QuestionResult[] => questions.map((question) => resultFor(question, counted(rollups), versions));
