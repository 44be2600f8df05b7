import { ApiError } from '@folkmoot/shell-sdk';

/** Shows the server's text for a refused request, and the screen's own text for other errors. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : fallback;
