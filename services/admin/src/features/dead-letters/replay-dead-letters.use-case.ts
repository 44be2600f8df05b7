import { type Actor, deadLettersReplayedEvent } from '@folkmoot/contracts';
import type { Context, DeadLetters } from '@folkmoot/service-kit';
import { orUnavailable } from './dead-letter.queues';
import { takeLetters } from './settle-dead-letters';

/** Returns letters to their queue: all or the named ones. A letter that fails again returns with its new reason. */
export const replayDeadLettersAcrossCouncils = async (
  context: Context<object, Actor>,
  selection: { readonly queue: string; readonly ids?: readonly string[] | undefined },
  deadLetters: DeadLetters,
): Promise<{ replayed: number }> => {
  const ids = await takeLetters(context, deadLettersReplayedEvent, selection, deadLetters);
  return { replayed: await orUnavailable(deadLetters.replay(selection.queue, ids)) };
};
