import {
  type Actor,
  DomainError,
  type deadLettersDiscardedEvent,
  type deadLettersReplayedEvent,
} from '@folkmoot/contracts';
import type { DeadLetter } from '@folkmoot/service-kit';
import { type DeadLetterDeps, knownQueue, orUnavailable } from './dead-letter.deps';

/**
 * The letters of a queue that are meant, after it was written down what is done to them: first the log, so that nothing is
 * thrown away that does not stand in it. Throws not_found when there are none.
 */
export const takeLetters = async (
  { units, deadLetters }: DeadLetterDeps,
  actor: Actor,
  event: typeof deadLettersReplayedEvent | typeof deadLettersDiscardedEvent,
  { queue, ids }: { readonly queue: string; readonly ids?: readonly string[] | undefined },
): Promise<string[]> => {
  const isMeant = ({ id }: DeadLetter) => !ids || ids.includes(id);
  const letters = (await orUnavailable(deadLetters.list(knownQueue(queue)))).filter(isMeant);
  if (letters.length === 0) throw new DomainError('not_found');
  const eventIds = letters.flatMap(({ envelope }) => envelope?.id ?? []);
  await units.unitOfWorkAcrossCouncils(actor, ({ outbox }) =>
    outbox.add(event, {
      aggregate: { type: 'queue', id: queue, revision: 1 },
      payload: { queue, count: letters.length, eventIds },
      councilId: null,
    }),
  );
  return letters.map(({ id }) => id);
};
