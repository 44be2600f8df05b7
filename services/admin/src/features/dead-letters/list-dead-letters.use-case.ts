import type { DeadLetterView, listDeadLettersOperation, ResponseOf } from '@folkmoot/contracts';
import type { DeadLetter, DeadLetters } from '@folkmoot/service-kit';
import { knownQueue, orUnavailable } from './dead-letter.queues';

const MOST = 500;
const REASON_LENGTH = 500;

/** Error messages may quote text that a person typed. */
const withoutAddresses = (text: string): string => text.replace(/(?<!\S)[^\s@]*@\S+/g, '…').slice(0, REASON_LENGTH);

/** The payload is left out: it may be personal data, and operators of queues do not need it. */
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

/** Events whose delivery attempts are used up, oldest first. */
export const listDeadLettersAcrossCouncils = async (
  queue: string | undefined,
  deadLetters: DeadLetters,
): Promise<ResponseOf<typeof listDeadLettersOperation>> => {
  const letters = await orUnavailable(deadLetters.list(queue === undefined ? undefined : knownQueue(queue)));
  const oldest = letters.sort((a, b) => a.at.getTime() - b.at.getTime()).slice(0, MOST);
  return { items: oldest.map(viewOf), total: letters.length };
};
