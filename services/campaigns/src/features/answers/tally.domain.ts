import { localDay } from '@folkmoot/calendar/days';
import {
  type AnswerCounts,
  type AnswerValue,
  type Dictionary,
  dictionary,
  type Question,
  type SurveyVersion,
} from '@folkmoot/contracts';
import { hiddenQuestions } from '../../entities/response/hidden-questions.domain';
import type { CountedResponse } from '../../entities/response/response.domain';
import {
  incrementsOf,
  meetsTest,
  NOT_ASKED,
  onceForEachAnswer,
  segmentsOf,
} from '../../entities/survey/question-types.domain';
import { seriesOf } from '../../entities/survey/series.domain';
import { type Crossable, isQuestion } from './cross.domain';

type Sums = Dictionary<number>;
type Counted = CountedResponse;

const raise = (sums: Sums, name: string, by = 1): void => {
  sums[name] = (sums[name] ?? 0) + by;
};

type Counter = (answer: AnswerValue | undefined) => void;

/** Adds the counters of an answer to the sums of a question. */
const counterOf = (question: Question, sums: Sums): Counter => {
  const raised = onceForEachAnswer((answer) =>
    Object.entries(answer === undefined ? {} : incrementsOf(question, answer)),
  );
  return (answer) => {
    for (const [name, by] of raised(answer)) raise(sums, name, by);
  };
};

/**
 * Counts answers to the questions of each version, as they were asked, when they can be counted with current answers.
 */
const countersOf = (
  questions: readonly Question[],
  versions: readonly SurveyVersion[],
  sums: ReadonlyMap<string, Sums>,
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

const raiseAll = (sums: Sums, names: readonly string[]): void => {
  for (const name of names) raise(sums, name);
};

/** Counts two questions against each other, over people who answered both. */
const crossing = (rows: Crossed, columns: Crossed) => {
  const cells = new Map(rows.segments.map((row) => [row, dictionary<number>()]));
  const sums = { answered: 0, rows: dictionary<number>(), columns: dictionary<number>() };
  const add = (response: Counted): void => {
    const ofRow = rows.hit(response);
    const ofColumn = columns.hit(response);
    if (ofRow.length === 0 || ofColumn.length === 0) return;
    sums.answered += 1;
    raiseAll(sums.rows, ofRow);
    raiseAll(sums.columns, ofColumn);
    for (const row of ofRow) raiseAll(cells.get(row) ?? dictionary(), ofColumn);
  };
  const result = (): NonNullable<AnswerCounts['cross']> => ({
    ...sums,
    cells: [...cells].flatMap(([row, line]) => Object.entries(line).map(([column, count]) => ({ row, column, count }))),
  });
  return { add, result };
};

interface TallyInput {
  readonly questions: readonly Question[];
  readonly versions: readonly SurveyVersion[];
  readonly zone: string;
  readonly cross: { readonly rows: Crossable; readonly columns: Crossable } | null;
}

/** Adds up responses one by one. Its memory grows with questions and days, not with responses. */
export const createTally = ({ questions, versions, zone, cross }: TallyInput) => {
  const answered = new Map(questions.map(({ id }) => [id, dictionary<number>()]));
  const counters = countersOf(questions, versions, answered);
  const sums = { responses: 0, days: dictionary<number>(), seconds: dictionary<number>() };
  const crossed = cross ? crossing(crossedOf(cross.rows), crossedOf(cross.columns)) : null;
  const questionsIn = new Map(versions.map((version) => [version.version, version.questions]));
  const addAnswers = ({ answers, version }: Counted) => {
    const known = counters.get(version);
    if (!known) return;
    for (const { questionId, answer } of answers) known.get(questionId)?.(answer);
    const hidden = hiddenQuestions(questionsIn.get(version) ?? [], answers).filter((id) => known.has(id));
    for (const id of hidden) raise(answered.get(id) ?? dictionary(), NOT_ASKED);
  };
  return {
    add: (response: Counted): void => {
      sums.responses += 1;
      raise(sums.days, localDay(response.createdAt, zone));
      const { completionTimeSeconds } = response;
      if (completionTimeSeconds !== null) raise(sums.seconds, String(Math.round(completionTimeSeconds)));
      addAnswers(response);
      crossed?.add(response);
    },
    result: (): Pick<AnswerCounts, 'responses' | 'days' | 'seconds' | 'questions' | 'cross'> => ({
      ...sums,
      questions: questions.map((question) => ({ question, counters: answered.get(question.id) ?? {} })),
      cross: crossed?.result() ?? null,
    }),
  };
};
