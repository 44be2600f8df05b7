import type { Answer } from '@folkmoot/contracts/client';

export interface Outgoing {
  campaignId: string;
  idempotencyKey: string;
  startToken: string;
  answers: Answer[];
  elapsedSeconds: number;
}

const FIRST_WAIT_MS = 500;
const ATTEMPTS = 6;

/** Browsers refuse to keep a larger request alive after the page has gone. */
const KEEPALIVE_LIMIT = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const post = async ({ campaignId, idempotencyKey, ...body }: Outgoing): Promise<Response | null> => {
  const text = JSON.stringify(body);
  try {
    return await fetch(`/api/public/surveys/${campaignId}/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: text,
      keepalive: text.length < KEEPALIVE_LIMIT,
    });
  } catch {
    return null;
  }
};

const mayPass = (response: Response | null): boolean =>
  response === null || response.status === 429 || response.status >= 502;

/**
 * Hands a response in. What may pass by itself (no network, a server that is away) is tried again with growing pauses;
 * the same Idempotency-Key makes every try the same response. True once the server has acknowledged it.
 */
export const sendResponse = async (outgoing: Outgoing, onWaiting: () => void): Promise<boolean> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const response = await post(outgoing);
    if (response?.ok) return true;
    if (!mayPass(response)) return false;
    onWaiting();
    await pause(FIRST_WAIT_MS * 2 ** attempt);
  }
  return false;
};

/** Counts a start or an abandon; losing one is allowed. */
export const recordVisit = (campaignId: string, type: 'start' | 'abandon', startToken: string): void => {
  const body = new Blob([JSON.stringify({ type, startToken })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api/public/surveys/${campaignId}/events`, body);
};
