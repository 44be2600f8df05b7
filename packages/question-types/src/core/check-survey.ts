import { type Condition, conditionsOf, type Question } from '@folkmoot/contracts/client';
import { hasQuestionType, questionType } from './registry';

export interface SurveyProblem {
  questionId: string;
  /** Names the question, says what is wrong. */
  message: string;
}

const nameOf = (question: Question, number: number): string =>
  question.title.trim() ? `Question ${number} (“${question.title.trim().slice(0, 60)}”)` : `Question ${number}`;

const valueless: ReadonlySet<Condition['operator']> = new Set(['answered', 'not_answered']);

const isChoiceGone = ({ operator, value }: Condition, asked: Question): boolean => {
  const choices = questionType(asked.type).choices(asked);
  if (valueless.has(operator) || choices.length === 0) return false;
  return !choices.some((choice) => choice.value === String(value));
};

const conditionProblem = (condition: Condition, before: ReadonlyMap<string, Question>): string | null => {
  if (condition.questionId === '') return 'has a condition without a question';
  const asked = before.get(condition.questionId);
  if (!asked) return 'has a condition on a question that does not stand before it';
  if (!questionType(asked.type).operators.includes(condition.operator))
    return 'has a condition that the question it asks about cannot meet';
  return isChoiceGone(condition, asked) ? 'has a condition on an option that does not exist' : null;
};

const problemsOf = (question: Question, before: ReadonlyMap<string, Question>): string[] => {
  if (!hasQuestionType(question.type)) return ['is of a type that is not available'];
  const conditions = conditionsOf(question.showIf).conditions.map((condition) => conditionProblem(condition, before));
  return [
    ...(question.title.trim() ? [] : ['has no title']),
    ...questionType(question.type).problems(question),
    ...conditions.filter((problem) => problem !== null),
  ];
};

/** What keeps a survey from being published: each problem names its question. */
export const checkSurvey = ({ questions }: { questions: readonly Question[] }): SurveyProblem[] => {
  const before = new Map<string, Question>();
  return questions.flatMap((question, index) => {
    const problems = problemsOf(question, before);
    before.set(question.id, question);
    return problems.map((problem) => ({
      questionId: question.id,
      message: `${nameOf(question, index + 1)} ${problem}.`,
    }));
  });
};
