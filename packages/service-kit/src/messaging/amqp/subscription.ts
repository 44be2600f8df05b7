import type { Channel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import { backOff, pause } from '../../concurrency/timing';
import type { Logger } from '../../observability/logger';
import type { InHand } from '../in-hand';
import { patiently } from '../patience';
import { type Deliver, PoisonError } from '../transport';
import { confirmed, deliveriesBefore, queuedAt, toEnvelope } from './message';
import { BURIED_EXCHANGE } from './topology';

export interface Subscription {
  readonly queue: string;
  readonly types: readonly string[];
  readonly deliver: Deliver;
  readonly prefetch: number;
  readonly inHand: InHand;
}

export interface SubscriptionDeps {
  readonly attempts: number;
  readonly waits: { first: number; most: number };
  readonly confirmMs: number;
  readonly logger: Logger;
  readonly closing: AbortSignal;
  readonly track: <T>(work: Promise<T>) => Promise<T>;
}

/** Puts a message aside with the reason; it stays in its queue when that cannot be done. */
const bury = async (
  channel: ConfirmChannel,
  queue: string,
  message: ConsumeMessage,
  reason: unknown,
  deps: SubscriptionDeps,
) => {
  const { content, properties } = message;
  const headers = { 'x-reason': String(reason).slice(0, 2_000), 'x-at': new Date().toISOString() };
  const options = { persistent: true, messageId: properties.messageId, contentType: properties.contentType, headers };
  const safe = await confirmed(channel, { exchange: BURIED_EXCHANGE, key: queue, content, options }, deps.confirmMs);
  if (safe) channel.ack(message);
  else channel.nack(message, false, true);
};

const handle = async (
  channel: ConfirmChannel,
  { queue, deliver, inHand }: Subscription,
  message: ConsumeMessage,
  deps: SubscriptionDeps,
) => {
  try {
    const envelope = toEnvelope(message);
    await inHand.hold(queuedAt(message), () => patiently(() => deliver(envelope), deps.closing));
    channel.ack(message);
  } catch (error) {
    const before = deliveriesBefore(message);
    if (error instanceof PoisonError || before + 1 >= deps.attempts) return bury(channel, queue, message, error, deps);
    await pause(backOff(before, deps.waits), deps.closing);
    channel.nack(message, false, true);
  }
};

/** A channel that went away meanwhile means that the broker delivers the message again; nothing is to be done. */
const ignoreClosedChannel = () => undefined;

/** Takes the events of one queue on a channel of its own; calls `gone` when the broker says that the queue is gone. */
export const consumeQueue = async (
  makeChannel: () => Promise<ConfirmChannel>,
  subscription: Subscription,
  deps: SubscriptionDeps,
  gone: () => void,
): Promise<Channel> => {
  const channel = await makeChannel();
  await channel.prefetch(subscription.prefetch);
  await channel.consume(subscription.queue, (message) => {
    if (!message) return gone();
    void deps.track(handle(channel, subscription, message, deps)).catch(ignoreClosedChannel);
  });
  return channel;
};
