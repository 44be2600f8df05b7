/** Name of a question's field in the plain form. */
export const answerField = (questionId: string): string => `answer.${questionId}`;
