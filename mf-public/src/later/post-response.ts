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

/** Once the server has it durably. */
export interface Receipted {
  receipt: string;
  /** Other answers had arrived under the same key: both count. */
  isSecond?: boolean;
}

/**
 * `away` for what may pass by itself, `refused` for what will not, `too_large` where it would with fewer words, `used` where
 * another response came by the same invitation, `stale` where what was begun is over: a new page may take it.
 */
export type Sent = Receipted | 'away' | 'refused' | 'too_large' | 'used' | 'stale';

/** Browsers refuse to keep a request of more than 64 kB alive after the page has gone; a character takes up to three bytes. */
const KEEPALIVE_LIMIT = 20_000;

/** A server that takes the request and says nothing is away, as one that cannot be reached. */
const TIME_LIMIT_MS = 20_000;

const mayPass = ({ status }: Response): boolean => status === 429 || status >= 502;

export type Post = (outgoing: Outgoing) => Promise<Sent>;
/** What follows a conflict; the page fetches it only then. */
type LoadAfterConflict = () => Promise<{
  afterConflict: (outgoing: Outgoing, response: Response, post: Post) => Promise<Sent>;
}>;

const post = async (outgoing: Outgoing, load: LoadAfterConflict): Promise<Sent> => {
  const { campaignId, idempotencyKey, ...body } = outgoing;
  const text = JSON.stringify(body);
  try {
    const response = await fetch(`/api/public/surveys/${campaignId}/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: text,
      keepalive: text.length < KEEPALIVE_LIMIT,
      signal: AbortSignal.timeout?.(TIME_LIMIT_MS) ?? null,
    });
    // It is in, whatever has become of the words.
    if (response.ok) return (await response.json().catch(() => ({ receipt: '' }))) as Receipted;
    if (response.status === 413) return 'too_large';
    if (response.status === 409 || response.status === 400)
      return await (await load()).afterConflict(outgoing, response, (it) => post(it, load));
    return mayPass(response) ? 'away' : 'refused';
  } catch {
    return 'away';
  }
};

/** Hands a response in once; the same Idempotency-Key makes every try the same response. */
export const postWith =
  (load: LoadAfterConflict): Post =>
  (outgoing) =>
    post(outgoing, load);
