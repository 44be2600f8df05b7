import type { Envelope } from '@folkmoot/contracts';
import type { Channel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import { type BackOff, backOff } from '../../concurrency/retry';
import { pause } from '../../concurrency/timing';
import type { Turns } from '../../concurrency/turns';
import type { Logger } from '../../observability/logger';
import { EXITS_OF_A_SUSPECT, isPoisonous } from '../event-journal';
import type { InHand } from '../in-hand';
import { retryDuringOutage } from '../retry-during-outage';
import type { Suspects } from '../suspects';
import { type Deliver, PoisonError } from '../transport';
import { confirmed, deliveriesBefore, queuedAt, toEnvelope } from './message';
import { BURIED_EXCHANGE } from './topology';

export interface Subscription {
  readonly queue: string;
  readonly types: readonly string[];
  readonly deliver: Deliver;
  readonly prefetch: number;
  /** The broker delivers to the consumer with the highest priority that has room. */
  readonly priority: number;
  readonly inHand: InHand;
  readonly suspects: Suspects | undefined;
  /** How often this process returned an event to the queue, by event id: RabbitMQ counts these deliveries too. */
  readonly refused: Map<string, number>;
}

export interface SubscriptionDeps {
  readonly attempts: number;
  readonly waits: BackOff;
  readonly confirmMs: number;
  readonly logger: Logger;
  readonly closing: AbortSignal;
  /** Shared by all queues of this process. */
  readonly turns: Turns;
  readonly track: <T>(work: Promise<T>) => Promise<T>;
}

const ASK_AGAIN_MS = 1_000;
const MAX_REFUSED = 10_000;

/** Moves a message to the dead letters with the reason. When that fails, the message stays in its queue. */
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

/**
 * Number of deliveries that ended because a process or connection ended, not because this process returned the event.
 */
const exitsBefore = ({ refused }: Subscription, message: ConsumeMessage, { id }: Envelope): number =>
  deliveriesBefore(message) - (refused.get(id) ?? 0);

/** Handles an event while this process handles nothing else. An event that ended its process repeatedly is poison. */
const deliverAlone = async (
  { queue, deliver }: Subscription,
  suspects: Suspects,
  envelope: Envelope,
  { turns, closing }: SubscriptionDeps,
): Promise<void> => {
  while (!closing.aborted && (await suspects.isHandled(queue, envelope.id))) await pause(ASK_AGAIN_MS, closing);
  await turns.alone(async () => {
    const { ends, end } = await suspects.begin(queue, envelope.id);
    try {
      if (isPoisonous(ends)) throw new PoisonError('the process ended each time it handled this event alone');
      await deliver(envelope);
    } finally {
      await end();
    }
  });
};

const deliverInTurn = (subscription: Subscription, message: ConsumeMessage, deps: SubscriptionDeps): Promise<void> => {
  const envelope = toEnvelope(message);
  const { suspects, deliver } = subscription;
  const isSuspect = exitsBefore(subscription, message, envelope) >= EXITS_OF_A_SUSPECT;
  const once = () =>
    isSuspect && suspects
      ? deliverAlone(subscription, suspects, envelope, deps)
      : deps.turns.beside(() => deliver(envelope));
  return retryDuringOutage(once, deps.closing);
};

const giveBack = ({ refused }: Subscription, channel: ConfirmChannel, message: ConsumeMessage): void => {
  const id = String(message.properties.messageId);
  if (refused.size >= MAX_REFUSED) refused.clear();
  refused.set(id, (refused.get(id) ?? 0) + 1);
  channel.nack(message, false, true);
};

const handle = async (
  channel: ConfirmChannel,
  subscription: Subscription,
  message: ConsumeMessage,
  deps: SubscriptionDeps,
) => {
  const { queue, inHand, refused } = subscription;
  try {
    await inHand.hold(queuedAt(message), async () => deliverInTurn(subscription, message, deps));
    refused.delete(String(message.properties.messageId));
    channel.ack(message);
  } catch (error) {
    const before = deliveriesBefore(message);
    if (error instanceof PoisonError || before + 1 >= deps.attempts) return bury(channel, queue, message, error, deps);
    await pause(backOff(before, deps.waits), deps.closing);
    giveBack(subscription, channel, message);
  }
};

/** When the channel closed meanwhile, the broker delivers the message again; nothing to do. */
const ignoreClosedChannel = () => undefined;

/** Consumes one queue on a channel of its own. Calls `gone` when the broker reports that the queue is gone. */
export const consumeQueue = async (
  makeChannel: () => Promise<ConfirmChannel>,
  subscription: Subscription,
  deps: SubscriptionDeps,
  gone: () => void,
): Promise<Channel> => {
  const channel = await makeChannel();
  await channel.prefetch(subscription.prefetch);
  const { closing } = deps;
  const take = (message: ConsumeMessage | null): void => {
    if (!message) {
      gone();
      return;
    }
    // The broker delivers what is not confirmed to another replica.
    if (closing.aborted) return;
    void deps.track(handle(channel, subscription, message, deps)).catch(ignoreClosedChannel);
  };
  const { queue, priority } = subscription;
  const { consumerTag } = await channel.consume(queue, take, { priority });
  const cancel = () => void channel.cancel(consumerTag).catch(ignoreClosedChannel);
  if (closing.aborted) cancel();
  else closing.addEventListener('abort', cancel, { once: true });
  // After a reconnect the queue has another channel.
  channel.once('close', () => closing.removeEventListener('abort', cancel));
  return channel;
};
