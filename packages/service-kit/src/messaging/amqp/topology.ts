import type { Channel } from 'amqplib';
import type { QueueBinding } from '../transport';

export const EVENTS_EXCHANGE = 'folkmoot.events';
export const DEAD_EXCHANGE = 'folkmoot.dead';
/** A net below our own count: a message that kills its consumer again and again must end as a dead letter too. */
const DELIVERY_LIMIT = 20;
/** Looking at dead letters counts as delivering them; it must never use them up. */
const NO_LIMIT = 1_000_000_000;

export const deadQueueOf = (queue: string): string => `${queue}.dead`;

const assertQueue = async (channel: Channel, { queue, types }: QueueBinding) => {
  const dead = deadQueueOf(queue);
  await channel.assertQueue(dead, {
    durable: true,
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': NO_LIMIT },
  });
  await channel.bindQueue(dead, DEAD_EXCHANGE, queue);
  await channel.assertQueue(queue, {
    durable: true,
    deadLetterExchange: DEAD_EXCHANGE,
    deadLetterRoutingKey: queue,
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': DELIVERY_LIMIT },
  });
  for (const type of types) await channel.bindQueue(queue, EVENTS_EXCHANGE, type);
};

/** Makes exchanges and queues where they are missing. */
export const assertTopology = async (channel: Channel, bindings: readonly QueueBinding[]): Promise<void> => {
  await channel.assertExchange(EVENTS_EXCHANGE, 'topic', { durable: true });
  await channel.assertExchange(DEAD_EXCHANGE, 'direct', { durable: true });
  for (const binding of bindings) await assertQueue(channel, binding);
};

/** The bindings of several lists as one per queue. */
export const mergeBindings = (bindings: readonly QueueBinding[]): QueueBinding[] => {
  const merged = new Map<string, Set<string>>();
  for (const { queue, types } of bindings) {
    merged.set(queue, new Set([...(merged.get(queue) ?? []), ...types]));
  }
  return [...merged].map(([queue, types]) => ({ queue, types: [...types] }));
};
