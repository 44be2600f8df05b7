import { type AnswerValue, type Condition, conditionsOf, type Question, type ShowIf } from '@folkmoot/contracts/client';
import { type Dictionary, lookup } from '@folkmoot/contracts/dictionary';
import { answerReader } from './answer-readers';

export type Answers = Readonly<Record<string, AnswerValue | undefined>>;

/** A question counts as answered if the answer is not empty and, for lists, not an empty list. */
export const isAnswered = (answer: AnswerValue | undefined | null): answer is AnswerValue => {
  if (answer === undefined || answer === null) return false;
  return typeof answer === 'number' || answer.length > 0;
};

type Test = (answer: AnswerValue, value: string | number) => boolean;

const asText = (answer: AnswerValue): string => (Array.isArray(answer) ? (answer[0] ?? '') : String(answer)).trim();

const equals: Test = (answer, value) => asText(answer) === String(value).trim();
/** Lists by membership of the option id, never by a part of it; text without regard to case. */
const contains: Test = (answer, value) =>
  Array.isArray(answer)
    ? answer.includes(String(value))
    : String(answer).toLowerCase().includes(String(value).toLowerCase());

/** The test of each operator on an answer. `answered` and `not_answered` are decided before. */
const tests: Readonly<Partial<Record<Condition['operator'], Test>>> = {
  equals,
  not_equals: (answer, value) => !equals(answer, value),
  less_than: (answer, value) => Number(answer) < Number(value),
  greater_than: (answer, value) => Number(answer) > Number(value),
  contains,
  not_contains: (answer, value) => !contains(answer, value),
  ranks_first: (answer, value) => Array.isArray(answer) && answer[0] === String(value),
};

/** True when an answer, in the form of `conditionValue`, meets a condition. */
export const isMetBy = ({ operator, value }: Condition, answer: AnswerValue | undefined): boolean => {
  if (operator === 'not_answered') return !isAnswered(answer);
  // Without an answer nothing else holds, not even "does not equal".
  if (!isAnswered(answer)) return false;
  return operator === 'answered' || (tests[operator]?.(answer, value) ?? false);
};

/** An answer in the form that conditions compare. */
export const conditionValue = (
  question: Pick<Question, 'type'>,
  answer: AnswerValue | undefined,
): AnswerValue | undefined =>
  isAnswered(answer) ? (answerReader(question.type).conditionValue?.(answer) ?? answer) : undefined;

/** A condition that names no question is unfinished and never hides anything. */
export const isFinished = ({ questionId }: Condition): boolean => questionId !== '';

/** True when a rule without unfinished conditions is met. A rule without conditions always is. */
export const isMet = (showIf: ShowIf | null | undefined, answers: Answers): boolean => {
  const { join, conditions } = conditionsOf(showIf);
  const finished = conditions.filter(isFinished);
  if (finished.length === 0) return true;
  const met = (condition: Condition) => isMetBy(condition, lookup(answers, condition.questionId));
  return join === 'all' ? finished.every(met) : finished.some(met);
};

// Not made by `dictionary`, because residents download this code.
const noAnswers = (): Dictionary<AnswerValue | undefined> => Object.create(null);

/** The parts of a question that decide whether a person sees it. */
export type Conditional = Pick<Question, 'id' | 'type' | 'showIf' | 'sectionShowIf' | 'endIf'>;

/**
 * The questions a person sees with these answers, in order. Chains are decided in order: an answer to a question that
 * is itself hidden does not count.
 */
export const visibleQuestions = <Q extends Conditional>(questions: readonly Q[], answers: Answers): Q[] => {
  const counted = noAnswers();
  let isOver: boolean | undefined = false;
  return questions.filter((question) => {
    isOver ||= question.endIf?.some((rule) => isMet(rule, counted));
    const isVisible = !isOver && isMet(question.showIf, counted) && isMet(question.sectionShowIf, counted);
    if (isVisible) counted[question.id] = conditionValue(question, lookup(answers, question.id));
    return isVisible;
  });
};

/** The answers to the questions that a person sees, in the form that conditions compare. */
export const answersInForce = (questions: readonly Question[], answers: Answers): Answers => {
  const counted = noAnswers();
  for (const question of visibleQuestions(questions, answers))
    counted[question.id] = conditionValue(question, lookup(answers, question.id));
  return counted;
};
