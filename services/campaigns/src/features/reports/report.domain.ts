import {
  type Dictionary,
  dictionary,
  lookup,
  type Question,
  type QuestionResult,
  type Report,
  type SurveyVersion,
} from '@folkmoot/contracts';
import { medianOf, questionResult, trimmedAverageOf } from '../../records/question-types.domain';
import { addIncrements, type Increments, noIncrements, type Rollup } from '../../records/rollup.domain';
import { seriesOf } from '../../records/series.domain';

const TENTHS = 10;
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * TENTHS) / TENTHS);

const withResponses = (rollups: readonly Rollup[]): Rollup[] => rollups.filter(({ responses }) => responses > 0);

/** Rollups whose responses count. */
export const counted = (rollups: readonly Rollup[]): Rollup[] =>
  withResponses(rollups).filter(({ isExcluded }) => !isExcluded);

export const responsesIn = (rollups: readonly Pick<Rollup, 'responses'>[]): number =>
  rollups.reduce((sum, { responses }) => sum + responses, 0);

export const excludedIn = (rollups: readonly Rollup[]): number =>
  responsesIn(withResponses(rollups).filter(({ isExcluded }) => isExcluded));

/** How many responses each round has, in the order of the rounds. */
export const roundsIn = (rollups: readonly Rollup[]): Report['rounds'] => {
  const byRound = new Map<number, number>();
  for (const { round, responses } of rollups) byRound.set(round, (byRound.get(round) ?? 0) + responses);
  return [...byRound].sort(([one], [other]) => one - other).map(([round, responses]) => ({ round, responses }));
};

const timesOf = (rollups: readonly Rollup[]): Readonly<Record<string, number>> => {
  const sum = dictionary<number>();
  for (const { seconds } of rollups) {
    for (const [second, count] of Object.entries(seconds)) sum[second] = (sum[second] ?? 0) + count;
  }
  return sum;
};

/** Average (trimmed by 5% on both sides) and exact median of the times that responses took. */
export const timesIn = (rollups: readonly Rollup[]) => {
  const seconds = timesOf(rollups);
  return { averageSeconds: rounded(trimmedAverageOf(seconds)), medianSeconds: rounded(medianOf(seconds)) };
};

/** Responses by day, and the first and the last of these days. */
export const daysIn = (rollups: readonly Rollup[]) => {
  const byDay = new Map<string, number>();
  for (const { day, responses } of rollups) byDay.set(day, (byDay.get(day) ?? 0) + responses);
  const days = [...byDay.keys()].sort();
  const [from, to] = [days[0], days.at(-1)];
  return { byDay, period: from && to ? { from, to } : null };
};

const PERCENT = 100;

/** Whole percent of started surveys that were completed; null before the first start. */
export const completionRateOf = ({ starts, completes }: { starts: number; completes: number }): number | null =>
  starts > 0 ? Math.min(PERCENT, Math.round((completes / starts) * PERCENT)) : null;

/** The questions that people gave up at, in the order of the survey. */
export const stopsAt = (questions: readonly Question[], stops: Readonly<Record<string, number>>): Report['stops'] =>
  questions.flatMap(({ id, title }) => {
    const count = lookup(stops, id) ?? 0;
    return count > 0 ? [{ questionId: id, title, count }] : [];
  });

/** Sums for each series: a survey has few of them, and days by the hundred. */
const bySeries = (rollups: readonly Rollup[]): ReadonlyMap<number, Increments['questions']> => {
  const sums = new Map<number, Dictionary<Dictionary<number>>>();
  for (const { series, questions } of rollups) {
    const sum = sums.get(series) ?? dictionary<Dictionary<number>>();
    sums.set(series, sum);
    for (const [id, counters] of Object.entries(questions)) {
      const known = sum[id] ?? dictionary<number>();
      sum[id] = known;
      for (const [name, by] of Object.entries(counters)) known[name] = (known[name] ?? 0) + by;
    }
  }
  return sums;
};

const responsesOf = (rollups: readonly Rollup[], series: ReadonlySet<number>): number =>
  responsesIn(rollups.filter((rollup) => series.has(rollup.series)));

/** A result for each question that residents see now, over all that can be counted together. */
export const resultsIn = (
  questions: readonly Question[],
  rollups: readonly Rollup[],
  versions: readonly SurveyVersion[],
): QuestionResult[] => {
  const sums = bySeries(rollups);
  return questions.map((question) => {
    const comparable = seriesOf(question, versions);
    const { questions: together } = [...comparable]
      .map((series) => ({ ...noIncrements, questions: { [question.id]: lookup(sums.get(series), question.id) ?? {} } }))
      .reduce(addIncrements, noIncrements);
    return questionResult(question, lookup(together, question.id) ?? {}, responsesOf(rollups, comparable));
  });
};
