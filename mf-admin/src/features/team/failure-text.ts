import { ApiError } from '@folkmoot/shell-sdk';
import { messages } from './team.messages';

/** The catalogue's headline; with the reason where it is the person's to know and not a fault of ours. */
export const failureText = (headline: string, error: unknown): string => {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefusal ? messages.because(headline, error.fields[0]?.message ?? error.message) : headline;
};
