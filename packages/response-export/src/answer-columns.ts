import type { AnswerValue, Question, ResponseExport } from '@folkmoot/contracts/client';
import {
  type AnswerVariable,
  answerInWords,
  type CodedValue,
  onceForEachAnswer,
  questionType,
  type VariableKind,
  variablesOf,
} from '@folkmoot/question-types/core';
import { messages } from './export.messages';
import { titleOf } from './question-title';
import type { ExportedResponse } from './response-fields';

/** An answer of another time, which the question cannot read now, as it is stored. */
export class UnreadAnswer {
  constructor(readonly text: string) {}
}

export type FileCell = string | number | null | UnreadAnswer;

/** A column of a file for statistics: one value of the answers to a question. */
export interface AnswerColumn {
  /** Valid and unique in a file for SPSS: `Q3`, `Q3_2`, `Q3_other`. */
  readonly name: string;
  /** The question and the part of it, in words. */
  readonly heading: string;
  readonly part: string | null;
  readonly kind: VariableKind;
  readonly values: readonly CodedValue[];
  readonly isOrdered: boolean;
  readonly decimals: number;
}

/** A question with its columns. */
export interface QuestionColumns {
  readonly question: Question;
  readonly title: string;
  /** The name of its first part: `Q3`. */
  readonly name: string;
  readonly columns: readonly AnswerColumn[];
  /** One cell for each column. */
  cellsOf(answer: AnswerValue | undefined): readonly FileCell[];
}

/** The words of an answer, beside columns that each have a part of it. */
const words = (question: Question): AnswerVariable => ({
  part: null,
  kind: 'text',
  read: (answer) => answerInWords(question, answer),
});

/** Whether each variable is about an option, so that no column has the whole answer. */
const hasOptionsOnly = (question: Question, variables: readonly AnswerVariable[]): boolean =>
  variables.length > 0 && variables.every(({ part }) => part !== null) && !questionType(question.type).parts;

const suffixOf = ({ part }: AnswerVariable, place: number, hasMain: boolean): string => {
  if (!part) return '';
  return hasMain ? `_${part.id}` : `_${place}`;
};

const columnsFor = (name: string, title: string, variables: readonly AnswerVariable[], hasMain: boolean) => {
  let place = 0;
  return variables.map((variable): AnswerColumn => {
    const { part, kind, values = [], isOrdered = false, decimals = 0 } = variable;
    if (part) place += 1;
    return {
      name: `${name}${suffixOf(variable, place, hasMain)}`,
      heading: part ? messages.part(title, part.label) : title,
      part: part?.label ?? null,
      kind,
      values,
      isOrdered,
      decimals,
    };
  });
};

const cellReader = (question: Question, variables: readonly AnswerVariable[]) =>
  onceForEachAnswer((answer): readonly FileCell[] => {
    if (answer === undefined) return variables.map(() => null);
    const parsed = questionType(question.type).parse(answer, question);
    if (parsed.ok) return variables.map(({ read }) => read(parsed.value));
    const unread = new UnreadAnswer(answerInWords(question, answer));
    return variables.map(({ part }, index) => (part === null || index === 0 ? unread : null));
  });

/** Words at an option have the number of their question. */
const OTHER = '~other';

interface Layout {
  /** With a column of words beside the columns of options. */
  readonly hasWords: boolean;
}

/** The columns of all questions. Questions are numbered in the order of the survey; those that were removed come last. */
export const answerColumns = ({ questions }: Pick<ResponseExport, 'questions'>, { hasWords }: Layout) => {
  const names = new Map<string, string>();
  let number = 0;
  return questions.map((question, index): QuestionColumns => {
    const isOther = question.id.endsWith(OTHER);
    if (!isOther) number += 1;
    const original = names.get(question.id.slice(0, -OTHER.length));
    const name = isOther && original ? `${original}_other` : `Q${number}`;
    names.set(question.id, name);
    const title = titleOf(question, index);
    const own = variablesOf(question);
    const hasMain = own.some(({ part }) => part === null);
    const variables = hasWords && hasOptionsOnly(question, own) ? [words(question), ...own] : own;
    return {
      question,
      title,
      name,
      columns: columnsFor(name, title, variables, hasMain),
      cellsOf: cellReader(question, variables),
    };
  });
};

/** Makes the function that reads the cells of all questions from a response. */
export const rowReader = (questions: readonly QuestionColumns[]) => {
  const places = new Map(questions.map(({ question }, index) => [question.id, index]));
  return ({ answers }: Pick<ExportedResponse, 'answers'>): (readonly FileCell[])[] => {
    const values: (AnswerValue | undefined)[] = new Array(questions.length);
    for (const { questionId, answer } of answers) {
      const place = places.get(questionId);
      if (place !== undefined) values[place] = answer;
    }
    return questions.map(({ cellsOf }, index) => cellsOf(values[index]));
  };
};
