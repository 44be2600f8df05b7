import { type AnswerValue, type Condition, conditionsOf, type ShowIf } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';

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

/** A condition that names no question is unfinished and never hides anything. */
export const isFinished = ({ questionId }: Condition): boolean => questionId !== '';

/** True when a person with these answers, in the form of `conditionValue`, meets the conditions. */
export const isMet = (
  showIf: ShowIf | null | undefined,
  answers: Readonly<Record<string, AnswerValue | undefined>>,
): boolean => {
  const { join, conditions } = conditionsOf(showIf);
  const finished = conditions.filter(isFinished);
  if (finished.length === 0) return true;
  const met = (condition: Condition) => isMetBy(condition, lookup(answers, condition.questionId));
  return join === 'all' ? finished.every(met) : finished.some(met);
};
