import { secondKey } from '@folkmoot/contracts/client';
import type { Outgoing, Post, Sent } from './post-response';

/** @file Fetched when it is needed: hardly anybody meets it. */

/** Keys of pages have none. */
const SECOND = '.';

/**
 * What follows a refusal. When the server has something else under the same key: Other answers (two tabs, an edit after a try of which
 * nobody knows that it arrived) are handed in as a second response; who came by an invitation is told that it was used.
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
