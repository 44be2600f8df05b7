import { type Answer, type AnswerValue, otherWordsId, type Question } from '@folkmoot/contracts/client';
import { answerReader } from './answer-readers';
import { questionsSeen } from './conditions';
import { isAnswered } from './met-conditions';
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
  const { parse, refuse } = answerReader(question.type);
  const parsed = parse(raw, question, true);
  return parsed.ok
    ? { value: parsed.value, problem: refuse?.(parsed.value, question) ?? null }
    : { value: undefined, problem: parsed.problem };
};

/** The problem of one answer. Null when it is valid, or empty where it may be. */
export const answerProblem = (question: Question, answer: unknown): AnswerProblem | null => {
  const { value, problem } = read(question, answer);
  return question.required && !problem && !isAnswered(value) ? 'required' : problem;
};

type Input = readonly { questionId: string; answer: unknown }[];

/** An answer as its question takes it: with the words that were sent as an answer of their own. */
const rawAnswers = (input: Input): ((question: Question) => unknown) => {
  const raw = new Map(input.map(({ questionId, answer }) => [questionId, answer]));
  return (question) => {
    const words = raw.get(otherWordsId(question.id));
    const answer = raw.get(question.id);
    const { rejoin } = answerReader(question.type);
    return rejoin && typeof words === 'string' ? rejoin(answer, words, question) : answer;
  };
};

/** An answer as it is stored: the words at an option are an answer of their own. */
const storedAnswers = ({ id: questionId, type }: Question, value: AnswerValue): Answer[] => {
  const { answer, words } = answerReader(type).separate?.(value) ?? { answer: value, words: '' };
  return [{ questionId, answer }, ...(words === '' ? [] : [{ questionId: otherWordsId(questionId), answer: words }])];
};

/** Validates a response, for the intake and for the page: which answers count, and their problems. */
export const validateResponse = (questions: readonly Question[], input: Input): ValidatedResponse => {
  const rawTo = rawAnswers(input);
  const readings = new Map<Question, ReadAnswer>();
  const readingOf = (question: Question): ReadAnswer => {
    const reading = readings.get(question) ?? read(question, rawTo(question));
    readings.set(question, reading);
    return reading;
  };
  const visible = questionsSeen(questions, (question) => readingOf(question).value);
  const answers: Answer[] = [];
  const problems: ResponseProblem[] = [];
  for (const question of visible) {
    const { id, required } = question;
    const { value, problem } = readingOf(question);
    if (isAnswered(value) && !problem) answers.push(...storedAnswers(question, value));
    else if (problem || required) problems.push({ questionId: id, problem: problem ?? 'required' });
  }
  return { answers, problems, visible: visible.length };
};
