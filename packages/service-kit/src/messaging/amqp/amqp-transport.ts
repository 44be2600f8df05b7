import { type Envelope, routingKey } from '@folkmoot/contracts';
import { type ChannelModel, type ConfirmChannel, connect, type RecoveringChannelModel } from 'amqplib';
import { pause } from '../../concurrency/timing';
import { type Logger, silentLogger } from '../../observability/logger';
import type { Deliver, QueueBinding, Transport } from '../transport';
import { amqpDeadLetters } from './dead-letter-queue';
import { confirmed, toEnvelope, toMessage } from './message';
import { consumeQueue, type Subscription, type SubscriptionDeps } from './subscription';
import { assertTopology, EVENTS_EXCHANGE, mergeBindings } from './topology';

export interface AmqpOptions {
  url: string;
  /** Every queue of the whole product: made by whoever comes first, so that no event is lost before its consumer starts. */
  topology: readonly QueueBinding[];
  logger?: Logger | undefined;
  /** Deliveries before an event becomes a dead letter. */
  attempts?: number;
  backOff?: { first: number; most: number };
  confirmMs?: number;
  /** How long `open` waits for a broker; it goes on without one. */
  openWithinMs?: number;
}

const PREFETCH = 32;
const HEARTBEAT_SECONDS = 10;
const RECOVERY = { initialDelay: 200, maxDelay: 5_000, factor: 2, jitter: 0.2, waitForConnect: false };
const REATTACH_MS = 500;

const withHeartbeat = (url: string): string => {
  const parsed = new URL(url);
  if (!parsed.searchParams.has('heartbeat')) parsed.searchParams.set('heartbeat', String(HEARTBEAT_SECONDS));
  return parsed.href;
};

interface Broadcast {
  readonly types: readonly string[];
  readonly deliver: Deliver;
}

/** Everything that exists while a connection does. */
interface Live {
  readonly model: ChannelModel;
  readonly publishing: ConfirmChannel;
}

/** A channel that should live as long as its connection: when it does not, the connection is made anew. */
const openChannel = async (model: ChannelModel, logger: Logger): Promise<ConfirmChannel> => {
  const channel = await model.createConfirmChannel();
  channel.on('error', (error: Error) => logger.warn({ err: error }, 'a broker channel failed'));
  channel.on('close', () => void model.close().catch(() => undefined));
  return channel;
};

const listenToBroadcast = async (model: ChannelModel, { types, deliver }: Broadcast, logger: Logger) => {
  const channel = await openChannel(model, logger);
  const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true });
  for (const type of types) await channel.bindQueue(queue, EVENTS_EXCHANGE, type);
  const take = async (content: Parameters<typeof toEnvelope>[0]) => deliver(toEnvelope(content));
  await channel.consume(
    queue,
    (message) => {
      if (message)
        void take(message).catch((error: unknown) => logger.warn({ err: error }, 'a broadcast was not taken'));
    },
    { noAck: true },
  );
};

const createTracker = () => {
  const inHand = new Set<Promise<unknown>>();
  return {
    track: <T>(work: Promise<T>): Promise<T> => {
      inHand.add(work);
      return work.finally(() => inHand.delete(work));
    },
    settled: () => Promise.allSettled(inHand),
  };
};

/** Events over RabbitMQ. A broker that is away, at start or later, is waited for; meanwhile `publish` says false. */
export const createAmqpTransport = (options: AmqpOptions): Transport => {
  const {
    attempts = 6,
    backOff: waits = { first: 100, most: 5_000 },
    confirmMs = 10_000,
    openWithinMs = 3_000,
  } = options;
  const logger = options.logger ?? silentLogger;
  const subscriptions: Subscription[] = [];
  const broadcasts: Broadcast[] = [];
  const closing = new AbortController();
  const tracker = createTracker();
  let connection: RecoveringChannelModel | null = null;
  let live: Live | null = null;

  const deps: SubscriptionDeps = { attempts, waits, confirmMs, logger, closing: closing.signal, track: tracker.track };
  const bindings = () => mergeBindings([...options.topology, ...subscriptions]);

  const attach = async (model: ChannelModel, subscription: Subscription): Promise<void> => {
    const reattach = async () => {
      logger.warn({ queue: subscription.queue }, 'a queue is gone; making it again');
      await pause(REATTACH_MS, closing.signal);
      if (live?.model !== model || closing.signal.aborted) return;
      await assertTopology(live.publishing, bindings());
      await attach(model, subscription);
    };
    const gone = () => void reattach().catch((error: unknown) => logger.warn({ err: error }, 'could not attach again'));
    await consumeQueue(() => openChannel(model, logger), subscription, deps, gone);
  };

  const setup = async (model: ChannelModel): Promise<void> => {
    const publishing = await openChannel(model, logger);
    await assertTopology(publishing, bindings());
    live = { model, publishing };
    for (const subscription of subscriptions) await attach(model, subscription);
    for (const broadcast of broadcasts) await listenToBroadcast(model, broadcast, logger);
  };

  const open = async () => {
    connection = await connect(withHeartbeat(options.url), { recovery: { ...RECOVERY, setup } });
    connection.on('connect', () => logger.info({}, 'connected to the broker'));
    connection.on('disconnect', (error) => {
      live = null;
      logger.warn({ err: error }, 'the broker is away');
    });
    connection.on('connect-failed', (error) => {
      live = null;
      logger.warn({ err: error }, 'the broker cannot be reached');
    });
    connection.on('error', (error) => logger.warn({ err: error }, 'the broker connection failed'));
    const first = connection.waitForConnect().catch(() => undefined);
    await Promise.race([first, pause(openWithinMs, closing.signal)]);
  };

  const publishOne = (publishing: ConfirmChannel, envelope: Envelope): Promise<boolean> => {
    const message = { exchange: EVENTS_EXCHANGE, key: routingKey(envelope), ...toMessage(envelope) };
    return confirmed(publishing, message, confirmMs);
  };

  const channelNow = async (): Promise<ConfirmChannel> => {
    if (!live) throw new Error('the broker is away');
    return live.model.createConfirmChannel();
  };

  return {
    open,
    publish: async (envelopes) => {
      const now = live;
      if (!now) return envelopes.map(() => false);
      return Promise.all(envelopes.map((envelope) => publishOne(now.publishing, envelope)));
    },
    subscribe: async (queue, types, deliver, { prefetch = PREFETCH }) => {
      if (connection) throw new Error('subscribe before the transport is opened');
      subscriptions.push({ queue, types, deliver, prefetch });
    },
    broadcast: async (types, deliver) => {
      if (connection) throw new Error('listen to broadcasts before the transport is opened');
      broadcasts.push({ types, deliver });
    },
    close: async () => {
      closing.abort();
      await tracker.settled();
      live = null;
      await connection?.close().catch(() => undefined);
    },
    health: async () => live !== null,
    deadLetters: amqpDeadLetters(channelNow, () => bindings().map(({ queue }) => queue)),
  };
};
