import { createHash } from 'node:crypto';
import type { Envelope } from '@folkmoot/contracts';
import type { ConfirmChannel, GetMessage } from 'amqplib';
import type { DeadLetter, DeadLetters } from '../dead-letters';
import { confirmed, toEnvelope } from './message';
import { deadQueueOf } from './topology';

const MOST = 1_000;
const CONFIRM_MS = 5_000;

const reasonOf = ({ properties: { headers } }: GetMessage): string =>
  typeof headers?.['x-reason'] === 'string' ? headers['x-reason'] : 'delivered too often';

const momentOf = ({ properties: { headers } }: GetMessage): Date =>
  new Date(typeof headers?.['x-at'] === 'string' ? headers['x-at'] : Date.now());

/** A message from elsewhere may have no id; then the id is a hash of the content. */
const idOf = ({ properties: { messageId }, content }: GetMessage): string =>
  typeof messageId === 'string' ? messageId : createHash('sha256').update(content).digest('hex');

const envelopeOf = (message: GetMessage): Envelope | null => {
  try {
    return toEnvelope(message);
  } catch {
    return null;
  }
};

const letterOf = (queue: string, message: GetMessage): DeadLetter => ({
  queue,
  id: idOf(message),
  reason: reasonOf(message),
  at: momentOf(message),
  envelope: envelopeOf(message),
});

const takeAll = async (channel: ConfirmChannel, queue: string): Promise<GetMessage[]> => {
  const taken: GetMessage[] = [];
  while (taken.length < MOST) {
    const message = await channel.get(deadQueueOf(queue));
    if (!message) break;
    taken.push(message);
  }
  return taken;
};

const replayOne = async (channel: ConfirmChannel, queue: string, message: GetMessage): Promise<boolean> => {
  const { messageId, contentType } = message.properties;
  const options = { persistent: true, messageId, contentType };
  const safe = await confirmed(channel, { exchange: '', key: queue, content: message.content, options }, CONFIRM_MS);
  if (safe) channel.ack(message);
  return safe;
};

/** Dead letters of RabbitMQ. Messages that are read only for a list return to the queue when the channel closes. */
export const amqpDeadLetters = (makeChannel: () => Promise<ConfirmChannel>, queues: () => string[]): DeadLetters => {
  const onChannel = async <T>(work: (channel: ConfirmChannel) => Promise<T>): Promise<T> => {
    const channel = await makeChannel();
    channel.on('error', () => undefined);
    try {
      return await work(channel);
    } finally {
      await channel.close().catch(() => undefined);
    }
  };

  const lettersOf = (queue: string): Promise<DeadLetter[]> =>
    onChannel(async (channel) => (await takeAll(channel, queue)).map((message) => letterOf(queue, message)));

  const replay = async (channel: ConfirmChannel, queue: string, ids?: readonly string[]): Promise<number> => {
    const taken = await takeAll(channel, queue);
    const chosen = taken.filter((message) => !ids || ids.includes(idOf(message)));
    const outcomes = await Promise.all(chosen.map((message) => replayOne(channel, queue, message)));
    return outcomes.filter(Boolean).length;
  };

  const discard = async (channel: ConfirmChannel, queue: string, ids: readonly string[]): Promise<number> => {
    const chosen = (await takeAll(channel, queue)).filter((message) => ids.includes(idOf(message)));
    for (const message of chosen) channel.ack(message);
    return chosen.length;
  };

  return {
    list: async (queue) => (await Promise.all((queue ? [queue] : queues()).map(lettersOf))).flat(),
    replay: (queue, ids) => onChannel((channel) => replay(channel, queue, ids)),
    discard: (queue, ids) => onChannel((channel) => discard(channel, queue, ids)),
  };
};
