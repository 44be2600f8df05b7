import { localDay } from '@folkmoot/calendar/days';
import {
  type AnswerCounts,
  type AnswerValue,
  type Dictionary,
  dictionary,
  type Question,
  type SurveyVersion,
  type WeightPair,
} from '@folkmoot/contracts';
import { hiddenQuestions } from '../../entities/response/hidden-questions.domain';
import type { CountedResponse } from '../../entities/response/response.domain';
import {
  incrementsOf,
  meetsTest,
  NOT_ASKED,
  onceForEachAnswer,
  segmentsOf,
  weightedIncrementsOf,
} from '../../entities/survey/question-types.domain';
import { seriesOf } from '../../entities/survey/series.domain';
import { type Crossable, isQuestion } from './cross.domain';

type Sums = Dictionary<number>;

/** Counters of one question; in a weighted count also with weights, and with their squares. */
interface QuestionSums {
  readonly counters: Sums;
  readonly weighted: { readonly sums: Sums; readonly squares: Sums } | null;
}
type Counted = CountedResponse;

const raise = (sums: Sums, name: string, by = 1): void => {
  sums[name] = (sums[name] ?? 0) + by;
};

const newSums = (isWeighted: boolean): QuestionSums => ({
  counters: dictionary(),
  weighted: isWeighted ? { sums: dictionary(), squares: dictionary() } : null,
});

const raiseWith = (
  { counters, weighted }: QuestionSums,
  [name, by]: readonly [string, number],
  weight: number,
): void => {
  raise(counters, name, by);
  if (!weighted) return;
  raise(weighted.sums, name, by * weight);
  raise(weighted.squares, name, by * weight * weight);
};

type Counter = (answer: AnswerValue | undefined, weight: number) => void;

/** Adds the counters of an answer to the sums of a question. */
const counterOf = (question: Question, sums: QuestionSums): Counter => {
  const countersOf = sums.weighted ? weightedIncrementsOf : incrementsOf;
  const raised = onceForEachAnswer((answer) =>
    Object.entries(answer === undefined ? {} : countersOf(question, answer)),
  );
  return (answer, weight) => {
    for (const counter of raised(answer)) raiseWith(sums, counter, weight);
  };
};

/**
 * Counts answers to the questions of each version, as they were asked, when they can be counted with current answers.
 */
const countersOf = (
  questions: readonly Question[],
  versions: readonly SurveyVersion[],
  sums: ReadonlyMap<string, QuestionSums>,
): ReadonlyMap<number, ReadonlyMap<string, Counter>> => {
  const series = new Map(questions.map((question) => [question.id, seriesOf(question, versions)]));
  const countersIn = (version: SurveyVersion) =>
    version.questions.flatMap((question) => {
      const own = sums.get(question.id);
      return own && series.get(question.id)?.has(version.series)
        ? [[question.id, counterOf(question, own)] as const]
        : [];
    });
  return new Map(versions.map((version) => [version.version, new Map(countersIn(version))]));
};

interface Crossed {
  readonly segments: readonly string[];
  /** The segments that a person belongs to. */
  readonly hit: (response: Counted) => readonly string[];
}

const crossedOf = (question: Crossable): Crossed => {
  if (!isQuestion(question)) return { segments: question.groups, hit: question.of };
  const segments = segmentsOf(question);
  const meets = onceForEachAnswer((answer) =>
    segments.filter(({ test }) => answer !== undefined && meetsTest(answer, test)).map(({ value }) => value),
  );
  const hit = ({ answers }: Counted) =>
    meets(answers.find((candidate) => candidate.questionId === question.id)?.answer);
  return { segments: segments.map(({ value }) => value), hit };
};

/** How many, and their weights. */
interface Cell extends WeightPair {
  count: number;
}

type Cells = Dictionary<Cell>;

const newCell = (): Cell => ({ count: 0, w: 0, w2: 0 });

const raiseCell = (cell: Cell, weight: number): void => {
  cell.count += 1;
  cell.w += weight;
  cell.w2 += weight * weight;
};

const raiseAll = (cells: Cells, names: readonly string[], weight: number): void => {
  for (const name of names) {
    const cell = cells[name] ?? newCell();
    cells[name] = cell;
    raiseCell(cell, weight);
  }
};

const countsIn = (cells: Cells): Sums =>
  dictionary(Object.entries(cells).map(([name, { count }]) => [name, count] as const));
const pairsIn = (cells: Cells): Dictionary<WeightPair> =>
  dictionary(Object.entries(cells).map(([name, { w, w2 }]) => [name, { w, w2 }] as const));

/** Counts two questions against each other, over people who answered both. */
const crossing = (rows: Crossed, columns: Crossed, isWeighted: boolean) => {
  const cells = new Map(rows.segments.map((row): [string, Cells] => [row, dictionary()]));
  const answered = newCell();
  const of = { rows: dictionary<Cell>(), columns: dictionary<Cell>() };
  const add = (response: Counted, weight: number): void => {
    const ofRow = rows.hit(response);
    const ofColumn = columns.hit(response);
    if (ofRow.length === 0 || ofColumn.length === 0) return;
    raiseCell(answered, weight);
    raiseAll(of.rows, ofRow, weight);
    raiseAll(of.columns, ofColumn, weight);
    for (const row of ofRow) raiseAll(cells.get(row) ?? dictionary(), ofColumn, weight);
  };
  const result = (): NonNullable<AnswerCounts['cross']> => ({
    answered: answered.count,
    rows: countsIn(of.rows),
    columns: countsIn(of.columns),
    cells: [...cells].flatMap(([row, line]) =>
      Object.entries(line).map(([column, { count, w, w2 }]) => ({
        row,
        column,
        count,
        ...(isWeighted && { w, w2 }),
      })),
    ),
    ...(isWeighted && {
      weighted: {
        answered: { w: answered.w, w2: answered.w2 },
        rows: pairsIn(of.rows),
        columns: pairsIn(of.columns),
      },
    }),
  });
  return { add, result };
};

interface TallyInput {
  readonly questions: readonly Question[];
  readonly versions: readonly SurveyVersion[];
  readonly zone: string;
  readonly cross: { readonly rows: Crossable; readonly columns: Crossable } | null;
  /** The weight of a response. Null for counts without weights. */
  readonly weightOf?: ((response: Counted) => number) | null;
}

/** Adds up responses one by one. Its memory grows with questions and days, not with responses. */
export const createTally = ({ questions, versions, zone, cross, weightOf = null }: TallyInput) => {
  const isWeighted = weightOf !== null;
  const answered = new Map(questions.map(({ id }) => [id, newSums(isWeighted)]));
  const counters = countersOf(questions, versions, answered);
  const sums = { responses: 0, days: dictionary<number>(), seconds: dictionary<number>() };
  const crossed = cross ? crossing(crossedOf(cross.rows), crossedOf(cross.columns), isWeighted) : null;
  const questionsIn = new Map(versions.map((version) => [version.version, version.questions]));
  const addAnswers = ({ answers, version }: Counted, weight: number) => {
    const known = counters.get(version);
    if (!known) return;
    for (const { questionId, answer } of answers) known.get(questionId)?.(answer, weight);
    const hidden = hiddenQuestions(questionsIn.get(version) ?? [], answers).filter((id) => known.has(id));
    for (const id of hidden) raiseWith(answered.get(id) ?? newSums(isWeighted), [NOT_ASKED, 1], weight);
  };
  return {
    add: (response: Counted): void => {
      sums.responses += 1;
      raise(sums.days, localDay(response.createdAt, zone));
      const { completionTimeSeconds } = response;
      if (completionTimeSeconds !== null) raise(sums.seconds, String(Math.round(completionTimeSeconds)));
      const weight = weightOf ? weightOf(response) : 1;
      addAnswers(response, weight);
      crossed?.add(response, weight);
    },
    result: (): Pick<AnswerCounts, 'responses' | 'days' | 'seconds' | 'questions' | 'cross'> => ({
      ...sums,
      questions: questions.map((question) => {
        const { counters, weighted } = answered.get(question.id) ?? newSums(isWeighted);
        return { question, counters, ...(weighted && { weighted }) };
      }),
      cross: crossed?.result() ?? null,
    }),
  };
};
