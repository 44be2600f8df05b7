import type { DeadLetterView, listDeadLettersOperation, ResponseOf } from '@folkmoot/contracts';
import type { DeadLetter } from '@folkmoot/service-kit';
import { type DeadLetterDeps, knownQueue, orUnavailable } from './dead-letter.deps';

const MOST = 500;
const REASON_LENGTH = 500;

/** Reasons may quote what somebody typed. */
const withoutAddresses = (text: string): string => text.replace(/(?<!\S)[^\s@]*@\S+/g, '…').slice(0, REASON_LENGTH);

/** What the event carries stays out: it may be personal, and nobody who looks after queues needs it. */
const viewOf = ({ id, queue, reason, at, envelope }: DeadLetter): DeadLetterView => ({
  id,
  queue,
  reason: withoutAddresses(reason),
  at: at.toISOString(),
  event: envelope && {
    id: envelope.id,
    type: envelope.type,
    occurredAt: envelope.occurredAt,
    councilId: envelope.councilId,
    actor: envelope.actor,
    aggregate: { type: envelope.aggregate.type, id: envelope.aggregate.id },
  },
});

/** The events that queues gave up on, oldest first. */
export const listDeadLettersAcrossCouncils = async (
  { deadLetters }: DeadLetterDeps,
  queue?: string,
): Promise<ResponseOf<typeof listDeadLettersOperation>> => {
  const letters = await orUnavailable(deadLetters.list(queue === undefined ? undefined : knownQueue(queue)));
  const oldest = letters.sort((one, other) => one.at.getTime() - other.at.getTime()).slice(0, MOST);
  return { items: oldest.map(viewOf), total: letters.length };
};
