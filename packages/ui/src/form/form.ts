/** Moves the focus to the first field with an error. Call it after the errors are rendered (in an effect). */
export const focusFirstError = (form: HTMLElement | null): void => {
  const first = form?.querySelector('[aria-invalid="true"], [data-error="true"] input, [data-error="true"] textarea');
  if (first instanceof HTMLElement) first.focus();
};

export interface FieldProblem {
  path: string;
  message: string;
}

/** The text for one field from the problems of the server: `fieldError(error?.fields, 'email')`. */
export const fieldError = (fields: readonly FieldProblem[] | undefined, path: string): string | null =>
  fields?.find((field) => field.path === path || field.path === `body.${path}`)?.message ?? null;
