import type { Answer } from '@folkmoot/contracts/client';

export interface Outgoing {
  campaignId: string;
  idempotencyKey: string;
  startToken: string;
  answers: Answer[];
  elapsedSeconds: number;
  /** What stands in the field that nobody sees. */
  trap?: string;
}

/**
 * The receipt once the server has it durably; `away` for what may pass by itself, `refused` for what will not, `too_large`
 * where it would with fewer words.
 */
export type Sent = { receipt: string } | 'away' | 'refused' | 'too_large';

/** Browsers refuse to keep a request of more than 64 kB alive after the page has gone; a character takes up to three bytes. */
const KEEPALIVE_LIMIT = 20_000;

const mayPass = ({ status }: Response): boolean => status === 429 || status >= 502;

/** Hands a response in once; the same Idempotency-Key makes every try the same response. */
export const postResponse = async ({ campaignId, idempotencyKey, ...body }: Outgoing): Promise<Sent> => {
  const text = JSON.stringify(body);
  try {
    const response = await fetch(`/api/public/surveys/${campaignId}/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: text,
      keepalive: text.length < KEEPALIVE_LIMIT,
    });
    // It is in, whatever has become of the words.
    if (response.ok) return (await response.json().catch(() => ({ receipt: '' }))) as { receipt: string };
    if (response.status === 413) return 'too_large';
    return mayPass(response) ? 'away' : 'refused';
  } catch {
    return 'away';
  }
};
