import { isApiError } from '@folkmoot/shell-sdk';
import { PasskeyError } from './browser-passkeys';
import { messages } from './second-factor.messages';

/** The text of an error for the person. Refusals of the server and of the device have their own texts. */
export const problemText = (error: unknown): string => {
  if (error instanceof PasskeyError) return error.message;
  return isApiError(error) && error.status < 500 ? error.message : messages.failed;
};
