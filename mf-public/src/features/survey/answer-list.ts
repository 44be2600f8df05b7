import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import type { questionInput } from '@folkmoot/question-types/input';
import type { InputWords } from '@folkmoot/question-types/words';

/** @file Shared by parts that load on demand. The inputs are an argument, because the page's script contains them. */

export type InputOf = typeof questionInput;
export type AnswerList = Readonly<Record<string, AnswerValue>>;

export interface AnswerInWords {
  id: string;
  title: string;
  /** Empty without an answer. */
  lines: readonly string[];
}

/** The labels of chosen options. Text and numbers as they were entered. */
const plainLines = ({ options = [], imageOptions = [] }: Question, answer: AnswerValue): string[] => {
  const labels = new Map<string, string>([...options, ...imageOptions].map(({ id, label }) => [id, label]));
  return [answer].flat().map((value) => labels.get(String(value)) ?? String(value));
};

/** Questions with their answers, as people read them. */
export const answerList = (
  questions: readonly Question[],
  answers: AnswerList,
  inputOf: InputOf,
  words: InputWords,
): AnswerInWords[] => {
  const byQuestion = new Map(Object.entries(answers));
  return questions.map((question) => {
    const answer = byQuestion.get(question.id);
    const inWords = inputOf(question).inWords ?? plainLines;
    return {
      id: question.id,
      title: question.title,
      lines: answer === undefined ? [] : inWords(question, answer, words),
    };
  });
};
