import { type Actor, deadLettersReplayedEvent } from '@folkmoot/contracts';
import { type DeadLetterDeps, orUnavailable } from './dead-letter.deps';
import { takeLetters } from './settle-dead-letters';

/** Hands letters back to their queue: all of it, or those named. One that fails again comes back with its new reason. */
export const replayDeadLettersAcrossCouncils = async (
  deps: DeadLetterDeps,
  actor: Actor,
  meant: { readonly queue: string; readonly ids?: readonly string[] | undefined },
): Promise<{ replayed: number }> => {
  const ids = await takeLetters(deps, actor, deadLettersReplayedEvent, meant);
  return { replayed: await orUnavailable(deps.deadLetters.replay(meant.queue, ids)) };
};
