import type { Channel } from 'amqplib';
import type { QueueState } from '../transport';
import type { Subscription } from './subscription';
import { deadQueueOf } from './topology';

type Counts = Pick<QueueState, 'waiting' | 'consumers' | 'deadLetters'>;

const NOTHING_KNOWN: Counts = { waiting: null, consumers: null, deadLetters: null };

const ask = async (channel: Channel, queue: string): Promise<Counts> => {
  const { messageCount, consumerCount } = await channel.checkQueue(queue);
  const dead = await channel.checkQueue(deadQueueOf(queue));
  return { waiting: messageCount, consumers: consumerCount, deadLetters: dead.messageCount };
};

const onChannel = async <T>(
  makeChannel: () => Promise<Channel>,
  work: (channel: Channel) => Promise<T>,
): Promise<T> => {
  const channel = await makeChannel();
  channel.on('error', () => undefined);
  try {
    return await work(channel);
  } finally {
    await channel.close().catch(() => undefined);
  }
};

const askAll = (makeChannel: () => Promise<Channel>, queues: readonly string[]): Promise<Counts[]> =>
  onChannel(makeChannel, (channel) => Promise.all(queues.map((queue) => ask(channel, queue))));

/** The broker closes a channel that asks for a missing queue: then each queue is checked on a channel of its own. */
const askEach = (makeChannel: () => Promise<Channel>, queues: readonly string[]): Promise<Counts[]> =>
  Promise.all(
    queues.map((queue) => onChannel(makeChannel, (channel) => ask(channel, queue)).catch(() => NOTHING_KNOWN)),
  );

/**
 * The state of each queue, from the broker and this process. The broker does not report the age of waiting messages:
 * the age is that of the oldest one that this process has.
 */
export const amqpQueueStates = async (
  makeChannel: () => Promise<Channel>,
  queues: readonly string[],
  subscriptions: readonly Subscription[],
): Promise<QueueState[]> => {
  const counts = await askAll(makeChannel, queues).catch(() => askEach(makeChannel, queues));
  return queues.map((name, index) => {
    const own = subscriptions.find(({ queue }) => queue === name)?.inHand;
    const inHand = { inHand: own?.count() ?? 0, oldestAt: own?.oldestAt() ?? null };
    return { name, ...(counts[index] ?? NOTHING_KNOWN), ...inHand };
  });
};
