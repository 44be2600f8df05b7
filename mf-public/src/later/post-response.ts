import { type Answer, secondKey } from '@folkmoot/contracts/client';

export interface Outgoing {
  campaignId: string;
  idempotencyKey: string;
  startToken: string;
  answers: Answer[];
  elapsedSeconds: number;
  /** What stands in the field that nobody sees. */
  trap?: string;
}

/** Once the server has it durably. */
export interface Receipted {
  receipt: string;
  /** Other answers had arrived under the same key: both count. */
  isSecond?: boolean;
}

/**
 * `away` for what may pass by itself, `refused` for what will not, `too_large` where it would with fewer words, `used` where
 * another response came by the same invitation.
 */
export type Sent = Receipted | 'away' | 'refused' | 'too_large' | 'used';

/** Browsers refuse to keep a request of more than 64 kB alive after the page has gone; a character takes up to three bytes. */
const KEEPALIVE_LIMIT = 20_000;

const mayPass = ({ status }: Response): boolean => status === 429 || status >= 502;

const CONFLICT = 409;
const conflicts: Readonly<Record<string, 'reused' | 'used'>> = {
  idempotency_key_reused: 'reused',
  already_answered: 'used',
};

const postUnder = async (idempotencyKey: string, campaignId: string, text: string): Promise<Sent | 'reused'> => {
  try {
    const response = await fetch(`/api/public/surveys/${campaignId}/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: text,
      keepalive: text.length < KEEPALIVE_LIMIT,
    });
    // It is in, whatever has become of the words.
    if (response.ok) return (await response.json().catch(() => ({ receipt: '' }))) as Receipted;
    if (response.status === 413) return 'too_large';
    if (response.status === CONFLICT) return conflicts[((await response.json()) as { code: string }).code] ?? 'refused';
    return mayPass(response) ? 'away' : 'refused';
  } catch {
    return 'away';
  }
};

/**
 * Hands a response in once; the same Idempotency-Key makes every try the same response. Other answers under a key that was
 * used (two tabs, an edit after a try of which nobody knows that it arrived) are handed in as a second response.
 */
export const postResponse = async ({ campaignId, idempotencyKey, ...body }: Outgoing): Promise<Sent> => {
  const text = JSON.stringify(body);
  const sent = await postUnder(idempotencyKey, campaignId, text);
  if (sent !== 'reused') return sent;
  const second = await postUnder(secondKey(idempotencyKey, body.answers), campaignId, text);
  if (second === 'reused') return 'refused';
  return typeof second === 'string' ? second : { ...second, isSecond: true };
};
