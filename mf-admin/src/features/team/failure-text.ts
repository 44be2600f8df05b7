import { ApiError } from '@folkmoot/shell-sdk';
import { messages } from './team.messages';

/** The catalogue's headline. Adds the reason when the person can act on it, but not for server faults. */
export const failureText = (headline: string, error: unknown): string => {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefusal ? messages.because(headline, error.fields[0]?.message ?? error.message) : headline;
};
