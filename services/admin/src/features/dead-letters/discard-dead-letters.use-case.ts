import { type Actor, deadLettersDiscardedEvent } from '@folkmoot/contracts';
import type { Context, DeadLetters } from '@folkmoot/service-kit';
import { orUnavailable } from './dead-letter.queues';
import { takeLetters } from './settle-dead-letters';

/** Deletes letters permanently. */
export const discardDeadLettersAcrossCouncils = async (
  context: Context<object, Actor>,
  selection: { readonly queue: string; readonly ids: readonly string[] },
  deadLetters: DeadLetters,
): Promise<{ discarded: number }> => {
  const ids = await takeLetters(context, deadLettersDiscardedEvent, selection, deadLetters);
  return { discarded: await orUnavailable(deadLetters.discard(selection.queue, ids)) };
};
