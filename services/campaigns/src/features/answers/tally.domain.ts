import type { AnswerCounts, Question, SurveyVersion } from '@folkmoot/contracts';
import { incrementsOf, meetsTest, type SegmentTest, segmentsOf } from '../../records/question-types.domain';
import type { Response } from '../../records/response.domain';
import { localDayOf } from '../../records/rollup.domain';
import { seriesOf } from '../../records/series.domain';

type Sums = Record<string, number>;
type Counted = Pick<Response, 'answers' | 'version' | 'createdAt' | 'completionTimeSeconds'>;

const raise = (sums: Sums, name: string, by = 1): void => {
  sums[name] = (sums[name] ?? 0) + by;
};

/** Questions of each version that can be counted with those of today, as they were asked. */
const askedBy = (
  questions: readonly Question[],
  versions: readonly SurveyVersion[],
): ReadonlyMap<number, ReadonlyMap<string, Question>> => {
  const series = new Map(questions.map((question) => [question.id, seriesOf(question, versions)]));
  return new Map(
    versions.map((version) => [
      version.version,
      new Map(
        version.questions.flatMap((asked) =>
          series.get(asked.id)?.has(version.series) ? [[asked.id, asked] as const] : [],
        ),
      ),
    ]),
  );
};

interface Crossed {
  readonly question: Question;
  readonly tests: readonly (readonly [value: string, test: SegmentTest])[];
}

const crossedOf = (question: Question): Crossed => ({
  question,
  tests: segmentsOf(question).map(({ value, test }) => [value, test]),
});

const hit = ({ question, tests }: Crossed, { answers }: Counted): string[] => {
  const given = answers.find(({ questionId }) => questionId === question.id);
  return given ? tests.filter(([, test]) => meetsTest(given.answer, test)).map(([value]) => value) : [];
};

const raiseAll = (sums: Sums, names: readonly string[]): void => {
  for (const name of names) raise(sums, name);
};

/** Counts two questions against each other, over those who answered both. */
const crossing = (rows: Crossed, columns: Crossed) => {
  const cells = new Map(rows.tests.map(([row]) => [row, {} as Sums]));
  const sums = { answered: 0, rows: {} as Sums, columns: {} as Sums };
  const add = (response: Counted): void => {
    const [ofRow, ofColumn] = [hit(rows, response), hit(columns, response)];
    if (ofRow.length === 0 || ofColumn.length === 0) return;
    sums.answered += 1;
    raiseAll(sums.rows, ofRow);
    raiseAll(sums.columns, ofColumn);
    for (const row of ofRow) raiseAll(cells.get(row) ?? {}, ofColumn);
  };
  const result = (): NonNullable<AnswerCounts['cross']> => ({
    ...sums,
    cells: [...cells].flatMap(([row, line]) => Object.entries(line).map(([column, count]) => ({ row, column, count }))),
  });
  return { add, result };
};

interface Asked {
  readonly questions: readonly Question[];
  readonly versions: readonly SurveyVersion[];
  readonly zone: string;
  readonly cross: { readonly rows: Question; readonly columns: Question } | null;
}

/** Adds up responses one by one. What it holds grows with questions and days, never with responses. */
export const createTally = ({ questions, versions, zone, cross }: Asked) => {
  const asked = askedBy(questions, versions);
  const counters = new Map(questions.map(({ id }) => [id, {} as Sums]));
  const sums = { responses: 0, days: {} as Sums, seconds: {} as Sums };
  const crossed = cross ? crossing(crossedOf(cross.rows), crossedOf(cross.columns)) : null;
  const addAnswers = ({ answers, version }: Counted) => {
    const known = asked.get(version);
    for (const { questionId, answer } of answers) {
      const question = known?.get(questionId);
      const own = counters.get(questionId);
      if (!question || !own) continue;
      for (const [name, by] of Object.entries(incrementsOf(question, answer))) raise(own, name, by);
    }
  };
  return {
    add: (response: Counted): void => {
      sums.responses += 1;
      raise(sums.days, localDayOf(response.createdAt, zone));
      const { completionTimeSeconds } = response;
      if (completionTimeSeconds !== null) raise(sums.seconds, String(Math.round(completionTimeSeconds)));
      addAnswers(response);
      crossed?.add(response);
    },
    result: (): Pick<AnswerCounts, 'responses' | 'days' | 'seconds' | 'questions' | 'cross'> => ({
      ...sums,
      questions: questions.map((question) => ({ question, counters: counters.get(question.id) ?? {} })),
      cross: crossed?.result() ?? null,
    }),
  };
};
