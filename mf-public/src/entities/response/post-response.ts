import { type Answer, PROOF_HEADER } from '@folkmoot/contracts/client';

export interface Outgoing {
  campaignId: string;
  idempotencyKey: string;
  startToken: string;
  answers: Answer[];
  elapsedSeconds: number;
  /** The language of the page. Absent from responses that a device stored for an earlier version. */
  language?: string | undefined;
  /** Content of the trap field, which people do not see. */
  trap?: string;
  /** The proof of work that the page owed. */
  proof?: string | undefined;
}

/** The server has stored the response durably. */
export interface Receipted {
  receipt: string;
  /** The page of the survey to show instead of the thank-you. */
  endPageId?: string;
  /** Other answers had arrived under the same key. Both responses count. */
  isSecond?: boolean;
}

/**
 * `away`: a temporary failure, a retry can succeed.
 * `refused`: a retry cannot succeed.
 * `too_large`: shorter answers can succeed.
 * `used`: another response came by the same invitation.
 * `stale`: the start token is no longer valid, and a new page can submit the answers.
 */
export type Sent = Receipted | 'away' | 'refused' | 'too_large' | 'used' | 'stale';

/** Browsers refuse keepalive for bodies of more than 64 kB. One character takes up to three bytes. */
const KEEPALIVE_LIMIT = 20_000;

/** A server that does not answer in this time counts as unreachable. */
const TIME_LIMIT_MS = 20_000;

const mayPass = ({ status }: Response): boolean => status === 429 || status >= 502;

export type Post = (outgoing: Outgoing) => Promise<Sent>;
/** Loads the code that handles a conflict. The page fetches it only when it needs it. */
type LoadAfterConflict = () => Promise<{
  afterConflict: (outgoing: Outgoing, response: Response, post: Post) => Promise<Sent>;
}>;

const post = async (outgoing: Outgoing, load: LoadAfterConflict): Promise<Sent> => {
  const { campaignId, idempotencyKey, language, proof = '', ...body } = outgoing;
  const text = JSON.stringify(body);
  try {
    const response = await fetch(`/api/public/surveys/${campaignId}/responses${language ? `?lang=${language}` : ''}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey, [PROOF_HEADER]: proof },
      body: text,
      keepalive: text.length < KEEPALIVE_LIMIT,
      signal: AbortSignal.timeout?.(TIME_LIMIT_MS) ?? null,
    });
    // The server has stored the response, even if its body cannot be read.
    if (response.ok) return (await response.json().catch(() => ({ receipt: '' }))) as Receipted;
    if (response.status === 413) return 'too_large';
    if (response.status === 409 || response.status === 400)
      return await (await load()).afterConflict(outgoing, response, (it) => post(it, load));
    return mayPass(response) ? 'away' : 'refused';
  } catch {
    return 'away';
  }
};

/** Posts a response once. The Idempotency-Key makes all retries the same response. */
export const postWith =
  (load: LoadAfterConflict): Post =>
  (outgoing) =>
    post(outgoing, load);
