import { notify } from '@folkmoot/shell-sdk';
import { failureText } from './sending';
import { messages } from './sending.messages';

/** Actions on a sending that has left the editor. Each calls the server. */
export interface Verbs {
  undo: () => Promise<unknown>;
  sendNow: () => Promise<unknown>;
  pause: () => Promise<unknown>;
  resume: () => Promise<unknown>;
  cancel: () => Promise<unknown>;
}

/** Runs an action, shows its result, and reads the data again. */
export const useAct = (refresh: () => Promise<void>) => async (action: () => Promise<unknown>, done?: string) => {
  try {
    await action();
    if (done) notify.success(done);
  } catch (error) {
    notify.error(failureText(error, messages.failed));
  }
  await refresh();
};
