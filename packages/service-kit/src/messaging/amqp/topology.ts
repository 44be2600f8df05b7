import type { Channel, ChannelModel } from 'amqplib';
import type { QueueBinding } from '../transport';

export const EVENTS_EXCHANGE = 'folkmoot.events';
/** Where the broker puts what was delivered too often. */
export const DEAD_EXCHANGE = 'folkmoot.dead';
/** Where services put what they give up on: a topic exchange, since the broker knows who may use which key of one. */
export const BURIED_EXCHANGE = 'folkmoot.buried';
/** A net below our own count: a message that kills its consumer again and again must end as a dead letter too. */
const DELIVERY_LIMIT = 20;
/** Looking at dead letters counts as delivering them; it must never use them up. */
const NO_LIMIT = 1_000_000_000;
/** The user may not do that. */
const ACCESS_REFUSED = 403;

export const deadQueueOf = (queue: string): string => `${queue}.dead`;

export const deadArguments = { 'x-queue-type': 'quorum', 'x-delivery-limit': NO_LIMIT };
export const queueArguments = (queue: string) => ({
  'x-queue-type': 'quorum',
  'x-delivery-limit': DELIVERY_LIMIT,
  'x-dead-letter-exchange': DEAD_EXCHANGE,
  'x-dead-letter-routing-key': queue,
});

const assertQueue = async (channel: Channel, { queue, types }: QueueBinding) => {
  const dead = deadQueueOf(queue);
  await channel.assertQueue(dead, { durable: true, arguments: deadArguments });
  await channel.bindQueue(dead, DEAD_EXCHANGE, queue);
  await channel.bindQueue(dead, BURIED_EXCHANGE, queue);
  await channel.assertQueue(queue, { durable: true, arguments: queueArguments(queue) });
  for (const type of types) await channel.bindQueue(queue, EVENTS_EXCHANGE, type);
};

const assertAll = async (channel: Channel, bindings: readonly QueueBinding[]): Promise<void> => {
  await channel.assertExchange(EVENTS_EXCHANGE, 'topic', { durable: true });
  await channel.assertExchange(DEAD_EXCHANGE, 'direct', { durable: true });
  await channel.assertExchange(BURIED_EXCHANGE, 'topic', { durable: true });
  for (const binding of bindings) await assertQueue(channel, binding);
};

const isRefused = (error: unknown): boolean => (error as { code?: unknown }).code === ACCESS_REFUSED;

/**
 * Makes exchanges and queues where they are missing. A user who may make nothing was given a broker on which everything
 * was made from our definitions.
 */
export const assertTopology = async (
  model: Pick<ChannelModel, 'createChannel'>,
  bindings: readonly QueueBinding[],
): Promise<void> => {
  const channel = await model.createChannel();
  // The broker closes a channel that asks for too much; that is told by the failed call.
  channel.on('error', () => undefined);
  try {
    await assertAll(channel, bindings);
    await channel.close();
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
};

/** The bindings of several lists as one per queue. */
export const mergeBindings = (bindings: readonly QueueBinding[]): QueueBinding[] => {
  const merged = new Map<string, Set<string>>();
  for (const { queue, types } of bindings) {
    merged.set(queue, new Set([...(merged.get(queue) ?? []), ...types]));
  }
  return [...merged].map(([queue, types]) => ({ queue, types: [...types] }));
};
