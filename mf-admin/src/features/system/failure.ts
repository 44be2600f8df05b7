import { ApiError } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { withReason } from './system.messages';

/** The reason that a person can act on: the first field's message, otherwise the problem's own. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : String(error);

/** The catalogue's headline. Adds the reason when the person can act on it, but not for server faults. */
export const failureText = (headline: string, error: unknown): string => {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefusal ? withReason(headline, reasonOf(error)) : headline;
};

/** Runs the work and shows a notice with the result. Rejects on failure, so that a confirmation stays open. */
export const carryOut = async (work: () => Promise<unknown>, done: string, failed: string): Promise<void> => {
  try {
    await work();
  } catch (error) {
    notify.error(failureText(failed, error));
    throw error;
  }
  notify.success(done);
};
