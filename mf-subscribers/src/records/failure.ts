import { ApiError } from '@folkmoot/shell-sdk';

/** What the server says of a request that cannot be done is told as it is; anything else in the screen's own words. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : fallback;
