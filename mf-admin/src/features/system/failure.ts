import { ApiError } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { withReason } from './system.messages';

/** What a person can do something about: the first field's message, else the problem's own. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : String(error);

/** The catalogue's headline; with the reason where it is the person's to know and not a fault of ours. */
export const failureText = (headline: string, error: unknown): string => {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefusal ? withReason(headline, reasonOf(error)) : headline;
};

/** Carries something out and tells what became of it; rejects when it failed, so that a question stays. */
export const carryOut = async (work: () => Promise<unknown>, done: string, failed: string): Promise<void> => {
  try {
    await work();
  } catch (error) {
    notify.error(failureText(failed, error));
    throw error;
  }
  notify.success(done);
};
