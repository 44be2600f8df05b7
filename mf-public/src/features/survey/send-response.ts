import { postFromPage } from '../../entities/response/post-from-page';
import type { Outgoing, Sent } from '../../entities/response/post-response';
import type { Draft } from '../../entities/survey/draft-store';
import type { ResidentSurvey } from '../../entities/survey/resident-survey';

const FIRST_WAIT_MS = 500;
const ATTEMPTS = 6;
/** After this number of tries, the response is stored on the device and sent later. */
const PATIENT_FOR = 3;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reloads the page, which gets a new start token. It finds the answers on the device. If they are not there, the form
 * itself carries them.
 */
export const beginAgain = (isOnDevice: boolean): void => {
  const form = document.getElementById('survey');
  if (isOnDevice || !(form instanceof HTMLFormElement)) location.reload();
  else {
    form.action += location.hash;
    form.submit();
  }
};

/** The response that a draft becomes. `trap` is the content of the field that people do not see. */
export const outgoingOf = (
  { campaignId, language, languages = [] }: Pick<ResidentSurvey, 'campaignId' | 'language' | 'languages'>,
  { startToken, idempotencyKey, startedAt }: Draft,
  answers: Outgoing['answers'],
  trap: string | undefined,
): Outgoing => {
  const elapsedSeconds = Math.max(0, Math.round((Date.now() - startedAt) / 1000));
  const outgoing = { campaignId, startToken, idempotencyKey, answers, elapsedSeconds };
  // The server knows the language of a survey that has only one.
  if (languages.length > 1) Object.assign(outgoing, { language });
  return trap ? { ...outgoing, trap } : outgoing;
};

interface Hooks {
  onWaiting: () => void;
  /** Stores the response on the device and sends it later. Resolves to false when that is impossible. */
  keep: (outgoing: Outgoing) => Promise<boolean>;
}

/**
 * Sends a response. Retries temporary failures (no network, server unavailable) with growing delays, then stores the
 * response on the device if possible.
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
