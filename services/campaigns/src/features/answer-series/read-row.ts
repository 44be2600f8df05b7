import { momentsOf } from '@folkmoot/calendar/days';
import { type Answer, type AnswerColumnUse, isOtherWordsId, type Question } from '@folkmoot/contracts';
import { answerFromCells, readMomentText, validateResponse } from '../../entities/survey';
import { messages } from './answer-series.messages';
import type { AnswerRow } from './read-answer-file';

export interface ReadRow {
  readonly answers: readonly Answer[];
  readonly submittedAt: Date | null;
  /** Questions that the survey shows with these answers. */
  readonly shown: number;
  /** Answers to questions that it does not show. */
  readonly leftOut: number;
}

/** Why a row is refused, and the column when it is about one. */
export interface RowProblem {
  readonly column: number | null;
  readonly reason: string;
}

export interface RowReading {
  readonly questions: readonly Question[];
  readonly uses: readonly AnswerColumnUse[];
  readonly zone: string;
  readonly now: Date;
  /** Answers from before are deleted every night. */
  readonly keptSince: Date | null;
}

/** Characters of a cell that a reason quotes. */
const QUOTED = 60;
const MINUTE_MS = 60_000;
const MINUTES = 60;

/** A day or a moment in the council's zone. A day alone is its noon. */
const momentIn = (text: string, zone: string): Date | null => {
  const moment = readMomentText(text.replace(/(\d{2}:\d{2}):\d{2}(\.\d+)?Z?$/, '$1'));
  if (moment === null) return null;
  const [day = '', time = '12:00'] = moment.split('T');
  const { since } = momentsOf({ from: day, to: day }, zone);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return since ? new Date(since.getTime() + (hours * MINUTES + minutes) * MINUTE_MS) : null;
};

interface Cells {
  whole: string;
  readonly parts: Map<string, string>;
}

/** The cells of each question. */
const cellsByQuestion = ({ cells }: AnswerRow, uses: readonly AnswerColumnUse[]): ReadonlyMap<string, Cells> => {
  const byQuestion = new Map<string, Cells>();
  for (const [index, use] of uses.entries()) {
    const cell = cells[index] ?? '';
    if (use.kind !== 'answer' || cell === '') continue;
    const own = byQuestion.get(use.questionId) ?? { whole: '', parts: new Map() };
    if (use.part === undefined) own.whole = cell;
    else own.parts.set(use.part, cell);
    byQuestion.set(use.questionId, own);
  }
  return byQuestion;
};

const columnOf = (questionId: string, uses: readonly AnswerColumnUse[]): number | null => {
  const at = uses.findIndex((use) => use.kind === 'answer' && use.questionId === questionId);
  return at < 0 ? null : at;
};

const momentOf = (row: AnswerRow, { uses, zone, now, keptSince }: RowReading): Date | RowProblem | null => {
  const column = uses.findIndex(({ kind }) => kind === 'submitted');
  const cell = row.cells[column] ?? '';
  if (column < 0 || cell === '') return null;
  const moment = momentIn(cell, zone);
  if (!moment) return { column, reason: messages.notADay(cell.slice(0, QUOTED)) };
  if (moment > now) return { column, reason: messages.inFuture };
  return keptSince && moment < keptSince ? { column, reason: messages.tooOld } : moment;
};

const rawAnswers = (byQuestion: ReadonlyMap<string, Cells>, questions: readonly Question[]) => {
  const known = new Map(questions.map((question) => [question.id, question]));
  return [...byQuestion].flatMap(([questionId, cells]) => {
    const question = known.get(questionId);
    const answer = question ? answerFromCells(question, cells) : cells.whole;
    return answer === undefined ? [] : [{ questionId, answer }];
  });
};

const answerProblem = (
  { questionId, problem }: { readonly questionId: string; readonly problem: string },
  byQuestion: ReadonlyMap<string, Cells>,
  uses: RowReading['uses'],
): RowProblem => {
  const cell = byQuestion.get(questionId);
  const quoted = (cell?.whole || [...(cell?.parts.values() ?? [])].join('; ')).slice(0, QUOTED);
  const reason = problem === 'too_long' ? messages.tooLong : messages.notAnAnswer(quoted);
  return { column: columnOf(questionId, uses), reason };
};

const readAnswers = (row: AnswerRow, { questions, uses }: RowReading): Omit<ReadRow, 'submittedAt'> | RowProblem => {
  const byQuestion = cellsByQuestion(row, uses);
  const raw = rawAnswers(byQuestion, questions);
  const { answers, problems, visible } = validateResponse(questions, raw);
  const wrong = problems.find(({ problem }) => problem !== 'required');
  if (wrong) return answerProblem(wrong, byQuestion, uses);
  if (answers.length === 0) return { column: null, reason: messages.noAnswers };
  const kept = new Set(answers.map(({ questionId }) => questionId));
  const leftOut = raw.filter(({ questionId }) => !isOtherWordsId(questionId) && !kept.has(questionId)).length;
  return { answers, shown: visible, leftOut };
};

/**
 * The response of a row, read like one that a resident sends. Required questions may be empty: paper has no such rule.
 * One answer that cannot be read refuses the whole row, so that nobody's answers are kept in half.
 */
export const readRow = (row: AnswerRow, reading: RowReading): ReadRow | RowProblem => {
  if (row.problem)
    return { column: null, reason: row.problem === 'too_long' ? messages.rowTooLong : messages.rowUnfinished };
  const submittedAt = momentOf(row, reading);
  if (submittedAt && 'reason' in submittedAt) return submittedAt;
  const read = readAnswers(row, reading);
  return 'reason' in read ? read : { ...read, submittedAt };
};
