import { postFromPage } from '../later/post-from-page';
import type { Outgoing, Sent } from '../later/post-response';

/** @file Fetched beside the page: nobody needs it before the last question. */

export { postFromPage };

const FIRST_WAIT_MS = 500;
const ATTEMPTS = 6;
/** After so many it is left on the device, to be sent later. */
const PATIENT_FOR = 3;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Hooks {
  onWaiting: () => void;
  /** Leaves it on the device, to be sent later by itself. False where that cannot be. */
  keep: (outgoing: Outgoing) => Promise<boolean>;
}

/**
 * Hands a response in. What may pass by itself (no network, a server that is away) is tried again with growing pauses,
 * then left on the device where it can be.
 */
export const sendResponse = async (outgoing: Outgoing, { onWaiting, keep }: Hooks): Promise<Sent | 'kept'> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const sent = await postFromPage(outgoing);
    if (sent !== 'away') return sent;
    if ((attempt >= PATIENT_FOR || !navigator.onLine) && (await keep(outgoing))) return 'kept';
    onWaiting();
    await pause(FIRST_WAIT_MS * 2 ** attempt);
  }
  return 'away';
};
