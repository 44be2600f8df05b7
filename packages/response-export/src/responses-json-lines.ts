import type { AnswerValue } from '@folkmoot/contracts/client';
import { answerInWords, onceForEachAnswer } from '@folkmoot/question-types/core';
import { titleOf } from './question-title';
import { type ExportedFields, type ExportedResponse, responseFields } from './response-fields';

/** Makes the function that writes a response as a line: its fields, and by question id the stored answer and its words. */
export const jsonLineWriter = (about: ExportedFields) => {
  const allFields = responseFields(about);
  const writers = new Map(
    about.questions.map((question, index) => {
      const head = `${JSON.stringify(question.id)}:{"question":${JSON.stringify(titleOf(question, index))},"type":"${question.type}"`;
      const write = onceForEachAnswer((answer) => {
        const label = answer === undefined ? '' : answerInWords(question, answer);
        return `${head},"value":${JSON.stringify(answer ?? null)},"label":${JSON.stringify(label)}}`;
      });
      return [question.id, write] as const;
    }),
  );
  const order = new Map(about.questions.map(({ id }, index) => [id, index]));
  const placeOf = (questionId: string): number => order.get(questionId) ?? 0;
  return (response: ExportedResponse): string => {
    const fields = allFields.map(({ key, read }) => `"${key}":${JSON.stringify(read(response))}`);
    const answers = response.answers
      .filter(({ questionId }) => writers.has(questionId))
      .toSorted((a, b) => placeOf(a.questionId) - placeOf(b.questionId))
      .map(({ questionId, answer }: { questionId: string; answer: AnswerValue }) => writers.get(questionId)?.(answer));
    return `{${fields.join(',')},"answers":{${answers.join(',')}}}\n`;
  };
};
