import { type Actor, deadLettersDiscardedEvent } from '@folkmoot/contracts';
import { type DeadLetterDeps, orUnavailable } from './dead-letter.deps';
import { takeLetters } from './settle-dead-letters';

/** Throws letters away for good. */
export const discardDeadLettersAcrossCouncils = async (
  deps: DeadLetterDeps,
  actor: Actor,
  meant: { readonly queue: string; readonly ids: readonly string[] },
): Promise<{ discarded: number }> => {
  const ids = await takeLetters(deps, actor, deadLettersDiscardedEvent, meant);
  return { discarded: await orUnavailable(deps.deadLetters.discard(meant.queue, ids)) };
};
