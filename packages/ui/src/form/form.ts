/** Moves the focus to the first field with an error. Call it after the errors are shown (in an effect). */
export const focusFirstError = (form: HTMLElement | null): void => {
  const first = form?.querySelector('[aria-invalid="true"], [data-error="true"] input, [data-error="true"] textarea');
  if (first instanceof HTMLElement) first.focus();
};

export interface FieldProblem {
  path: string;
  message: string;
}

/** The text for one field out of the problems that the server named: `fieldError(error?.fields, 'email')`. */
export const fieldError = (fields: readonly FieldProblem[] | undefined, path: string): string | null =>
  fields?.find((field) => field.path === path || field.path === `body.${path}`)?.message ?? null;
