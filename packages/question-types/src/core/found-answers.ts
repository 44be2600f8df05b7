import type { Answer, AnswerValue, Question } from '@folkmoot/contracts/client';
import { questionType } from './registry';

/** Finds the area of a postcode in a table. Null when the table does not have it. */
export type LookUp = (postcode: string) => string | null;

/** The tables that these answers need, by their addresses, each once. */
export const tablesFor = (questions: readonly Question[], answers: readonly Answer[]): string[] => {
  const answered = new Set(answers.map(({ questionId }) => questionId));
  const tables = questions.map(
    (question) => answered.has(question.id) && questionType(question.type).tableOf?.(question),
  );
  return [...new Set(tables.filter((url) => typeof url === 'string'))];
};

/** The answers in the form that is kept: with the ward of a postcode instead of the postcode. */
export const foundAnswers = (
  questions: readonly Question[],
  answers: readonly Answer[],
  lookUpIn: (table: string) => LookUp,
): Answer[] => {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return answers.map(({ questionId, answer }) => {
    const question = byId.get(questionId);
    const type = question && questionType(question.type);
    const table = question && type?.tableOf?.(question);
    const kept: AnswerValue = table && type?.found ? type.found(answer, question, lookUpIn(table)) : answer;
    return { questionId, answer: kept };
  });
};
