import { secondKey } from '@folkmoot/contracts/client';
import type { Outgoing, Post, Sent } from './post-response';

/** @file Loaded on demand, because a conflict is rare. */

/** Keys that pages create never contain this character. */
const SECOND = '.';

/**
 * Handles a conflict.
 * The server has other answers under the same key (two tabs, or an edit after a try whose result is unknown): submits
 * these answers as a second response.
 * The invitation is already used: the page shows that.
 */
export const afterConflict = async (outgoing: Outgoing, response: Response, post: Post): Promise<Sent> => {
  const { code } = (await response.json()) as { code: string };
  if (code === 'already_answered') return 'used';
  if (code === 'survey_not_open' || code === 'start_token_invalid') return 'stale';
  const { idempotencyKey, answers } = outgoing;
  if (code !== 'idempotency_key_reused' || idempotencyKey.includes(SECOND)) return 'refused';
  const second = await post({ ...outgoing, idempotencyKey: secondKey(idempotencyKey, answers) });
  return typeof second === 'string' ? second : { ...second, isSecond: true };
};
