import {
  type Actor,
  DomainError,
  type deadLettersDiscardedEvent,
  type deadLettersReplayedEvent,
} from '@folkmoot/contracts';
import type { Context, DeadLetter, DeadLetters } from '@folkmoot/service-kit';
import { knownQueue, orUnavailable } from './dead-letter.queues';

/**
 * Selects the letters of a queue and logs the action first, so that no letter is deleted without a log entry. Throws
 * not_found when there are none.
 */
export const takeLetters = async (
  { actor, acrossCouncils }: Context<object, Actor>,
  event: typeof deadLettersReplayedEvent | typeof deadLettersDiscardedEvent,
  { queue, ids }: { readonly queue: string; readonly ids?: readonly string[] | undefined },
  deadLetters: DeadLetters,
): Promise<string[]> => {
  const isSelected = ({ id }: DeadLetter) => !ids || ids.includes(id);
  const letters = (await orUnavailable(deadLetters.list(knownQueue(queue)))).filter(isSelected);
  if (letters.length === 0) throw new DomainError('not_found');
  const eventIds = letters.flatMap(({ envelope }) => envelope?.id ?? []);
  await acrossCouncils.unitOfWork(actor, ({ outbox }) =>
    outbox.add(event, {
      aggregate: { type: 'queue', id: queue, revision: 1 },
      payload: { queue, count: letters.length, eventIds },
      councilId: null,
    }),
  );
  return letters.map(({ id }) => id);
};
