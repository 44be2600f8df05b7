import type { Question } from '@folkmoot/contracts/client';
import { hasQuestionType, questionType } from './registry';

export interface SurveyProblem {
  questionId: string;
  /** Names the question, says what is wrong. */
  message: string;
}

const nameOf = (question: Question, number: number): string =>
  question.title.trim() ? `Question ${number} (“${question.title.trim().slice(0, 60)}”)` : `Question ${number}`;

const conditionProblem = ({ showIf }: Question, before: ReadonlyMap<string, Question>): string | null => {
  if (!showIf) return null;
  if (showIf.questionId === '') return 'has a condition without a question';
  const asked = before.get(showIf.questionId);
  if (!asked) return 'has a condition on a question that does not stand before it';
  return questionType(asked.type).operators.includes(showIf.operator)
    ? null
    : 'has a condition that the question it asks about cannot meet';
};

const problemsOf = (question: Question, before: ReadonlyMap<string, Question>): string[] => {
  if (!hasQuestionType(question.type)) return ['is of a type that is not available'];
  const condition = conditionProblem(question, before);
  return [
    ...(question.title.trim() ? [] : ['has no title']),
    ...questionType(question.type).problems(question),
    ...(condition ? [condition] : []),
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
