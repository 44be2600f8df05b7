import type { Answer, AnswerValue, Question } from '@folkmoot/contracts/client';
import { answerReader } from './answer-readers';
import { isAnswered, visibleQuestions } from './conditions';
import type { AnswerProblem } from './question-type';

export interface ResponseProblem {
  questionId: string;
  problem: AnswerProblem;
}

export interface ValidatedResponse {
  /** Answers to visible questions only, in the order of the survey. */
  answers: Answer[];
  problems: ResponseProblem[];
  /** Number of questions that the person saw. */
  visible: number;
}

type ReadAnswer = { value: AnswerValue | undefined; problem: AnswerProblem | null };

const read = (question: Question, raw: unknown): ReadAnswer => {
  if (raw === undefined || raw === null || raw === '') return { value: undefined, problem: null };
  const parsed = answerReader(question.type).parse(raw, question, true);
  return parsed.ok ? { value: parsed.value, problem: null } : { value: undefined, problem: parsed.problem };
};

/** The problem of one answer. Null when it is valid or empty. */
export const answerProblem = (question: Question, answer: unknown): AnswerProblem | null =>
  read(question, answer).problem;

/** Validates a response, for the intake and for the page: which answers count, and their problems. */
export const validateResponse = (
  questions: readonly Question[],
  input: readonly { questionId: string; answer: unknown }[],
): ValidatedResponse => {
  const raw = new Map(input.map(({ questionId, answer }) => [questionId, answer]));
  const readings = new Map(questions.map((question) => [question.id, read(question, raw.get(question.id))]));
  const values = Object.fromEntries([...readings].map(([id, { value }]) => [id, value]));
  const visible = visibleQuestions(questions, values);
  const answers: Answer[] = [];
  const problems: ResponseProblem[] = [];
  for (const { id, required } of visible) {
    const { value, problem } = readings.get(id) ?? { value: undefined, problem: null };
    if (isAnswered(value)) answers.push({ questionId: id, answer: value });
    else if (problem || required) problems.push({ questionId: id, problem: problem ?? 'required' });
  }
  return { answers, problems, visible: visible.length };
};
