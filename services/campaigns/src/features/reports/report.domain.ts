import {
  type Dictionary,
  dictionary,
  LANGUAGE_ANSWERED_IN,
  lookup,
  type Question,
  type QuestionResult,
  type Report,
  type SurveyVersion,
} from '@folkmoot/contracts';
import {
  addIncrements,
  type Increments,
  noIncrements,
  type Rollup,
  type SeriesCounts,
} from '../../entities/report/rollup.domain';
import { medianOf, questionResult, trimmedAverageOf } from '../../entities/survey/question-types.domain';
import { seriesOf } from '../../entities/survey/series.domain';

const TENTHS = 10;
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * TENTHS) / TENTHS);

const withResponses = (rollups: readonly Rollup[]): Rollup[] => rollups.filter(({ responses }) => responses > 0);

/** Rollups of responses that are not excluded. */
export const counted = (rollups: readonly Rollup[]): Rollup[] =>
  withResponses(rollups).filter(({ isExcluded }) => !isExcluded);

export const responsesIn = (rollups: readonly Pick<Rollup, 'responses'>[]): number =>
  rollups.reduce((sum, { responses }) => sum + responses, 0);

export const excludedIn = (rollups: readonly Rollup[]): number =>
  responsesIn(withResponses(rollups).filter(({ isExcluded }) => isExcluded));

/** Number of responses per round, sorted by round. */
export const roundsIn = (rollups: readonly Rollup[]): Report['rounds'] => {
  const byRound = new Map<number, number>();
  for (const { round, responses } of rollups) byRound.set(round, (byRound.get(round) ?? 0) + responses);
  return [...byRound].sort(([a], [b]) => a - b).map(([round, responses]) => ({ round, responses }));
};

/** Number of responses by language, the most frequent first. Empty where no response says its language. */
export const languagesIn = (rollups: readonly Rollup[]): NonNullable<Report['languages']> => {
  const sum = dictionary<number>();
  for (const { questions } of rollups) {
    for (const [language, count] of Object.entries(lookup(questions, LANGUAGE_ANSWERED_IN) ?? {}))
      sum[language] = (sum[language] ?? 0) + count;
  }
  return Object.entries(sum)
    .filter(([, responses]) => responses > 0)
    .map(([language, responses]) => ({ language, responses }))
    .sort((a, b) => b.responses - a.responses || (a.language < b.language ? -1 : 1));
};

const timesOf = (rollups: readonly Rollup[]): Readonly<Record<string, number>> => {
  const sum = dictionary<number>();
  for (const { seconds } of rollups) {
    for (const [second, count] of Object.entries(seconds)) sum[second] = (sum[second] ?? 0) + count;
  }
  return sum;
};

/** Average (trimmed by 5% on both sides) and exact median of the response times. */
export const timesIn = (rollups: readonly Rollup[]) => {
  const seconds = timesOf(rollups);
  return { averageSeconds: rounded(trimmedAverageOf(seconds)), medianSeconds: rounded(medianOf(seconds)) };
};

/** Responses by day, with the first and the last day. */
export const daysIn = (rollups: readonly Rollup[]) => {
  const byDay = new Map<string, number>();
  for (const { day, responses } of rollups) byDay.set(day, (byDay.get(day) ?? 0) + responses);
  const days = [...byDay.keys()].sort();
  const from = days[0];
  const to = days.at(-1);
  return { byDay, period: from && to ? { from, to } : null };
};

const PERCENT = 100;

/** Whole percent of started surveys that were completed; null before the first start. */
export const completionRateOf = ({ starts, completes }: { starts: number; completes: number }): number | null =>
  starts > 0 ? Math.min(PERCENT, Math.round((completes / starts) * PERCENT)) : null;

/** Questions where people stopped, in the order of the survey. */
export const stopsAt = (questions: readonly Question[], stops: Readonly<Record<string, number>>): Report['stops'] =>
  questions.flatMap(({ id, title }) => {
    const count = lookup(stops, id) ?? 0;
    return count > 0 ? [{ questionId: id, title, count }] : [];
  });

/** Sums per series first, because there are few series and hundreds of days. */
const bySeries = (rollups: readonly SeriesCounts[]): ReadonlyMap<number, Increments['questions']> => {
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

const responsesOf = (rollups: readonly SeriesCounts[], series: ReadonlySet<number>): number =>
  responsesIn(rollups.filter((rollup) => series.has(rollup.series)));

/** A result for each current question, over all answers that can be counted together. */
export const resultsIn = (
  questions: readonly Question[],
  rollups: readonly SeriesCounts[],
  versions: readonly SurveyVersion[],
): QuestionResult[] => {
  const sums = bySeries(rollups);
  return questions.map((question) => {
    const comparable = seriesOf(question, versions);
    const { questions: totals } = [...comparable]
      .map((series) => ({ ...noIncrements, questions: { [question.id]: lookup(sums.get(series), question.id) ?? {} } }))
      .reduce(addIncrements, noIncrements);
    return questionResult(question, lookup(totals, question.id) ?? {}, responsesOf(rollups, comparable));
  });
};
