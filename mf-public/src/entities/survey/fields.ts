/** Name of a question's field in the plain form. */
export const answerField = (questionId: string): string => `answer.${questionId}`;

/** Moves the focus to the heading of a question, or to that of the section above it. */
export const focusOnQuestion = (questionId: string | undefined): void =>
  (document.getElementById(`s-${questionId}`) ?? document.getElementById(`q-${questionId}`))?.focus();

/** Moves the focus to the first field of a question; of rows, to the first one without an answer. */
export const focusOnField = (questionId: string): void => {
  const question = document.getElementById(`q-${questionId}`)?.parentElement;
  const field =
    question?.querySelector<HTMLElement>('.fm-row:not(:has(:checked)) input') ??
    question?.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea,button');
  field?.focus();
};
