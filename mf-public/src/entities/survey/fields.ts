/** Name of a question's field in the plain form. */
export const answerField = (questionId: string): string => `answer.${questionId}`;

/** Moves the focus to the heading of a question, or to that of the section above it. */
export const focusOnQuestion = (questionId: string | undefined): void =>
  (document.getElementById(`s-${questionId}`) ?? document.getElementById(`q-${questionId}`))?.focus();

/** Moves the focus to the first field of a question. */
export const focusOnField = (questionId: string): void =>
  document
    .getElementById(`q-${questionId}`)
    ?.parentElement?.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea,button')
    ?.focus();
