import type { Channel, ChannelModel } from 'amqplib';
import type { QueueBinding } from '../transport';

export const EVENTS_EXCHANGE = 'folkmoot.events';
/** The broker moves messages here that were delivered too often. */
export const DEAD_EXCHANGE = 'folkmoot.dead';
/**
 * Services publish failed events here. A topic exchange, because the broker can restrict the routing keys of a user on
 * one.
 */
export const BURIED_EXCHANGE = 'folkmoot.buried';
/** A safety net below our own count: a message that ends its consumer repeatedly must become a dead letter too. */
const DELIVERY_LIMIT = 20;
/** To list dead letters counts as a delivery; it must never exceed the limit. */
const NO_LIMIT = 1_000_000_000;
/** AMQP reply code: the user lacks the permission. */
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
 * Creates missing exchanges and queues. A user without the permission relies on our imported definitions, in which all
 * exist.
 */
export const assertTopology = async (
  model: Pick<ChannelModel, 'createChannel'>,
  bindings: readonly QueueBinding[],
): Promise<void> => {
  const channel = await model.createChannel();
  // The broker closes a channel that lacks a permission; the failed call reports it.
  channel.on('error', () => undefined);
  try {
    await assertAll(channel, bindings);
    await channel.close();
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
};

/** Merges lists of bindings into one binding per queue. */
export const mergeBindings = (bindings: readonly QueueBinding[]): QueueBinding[] => {
  const merged = new Map<string, Set<string>>();
  for (const { queue, types } of bindings) {
    merged.set(queue, new Set([...(merged.get(queue) ?? []), ...types]));
  }
  return [...merged].map(([queue, types]) => ({ queue, types: [...types] }));
};
