import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { type Envelope, routingKey } from '@folkmoot/contracts';
import { type ChannelModel, type ConfirmChannel, connect, type RecoveringChannelModel } from 'amqplib';
import type { BackOff } from '../../concurrency/retry';
import { pause } from '../../concurrency/timing';
import { createTracker } from '../../concurrency/tracker';
import { createTurns } from '../../concurrency/turns';
import { type Logger, silentLogger } from '../../observability/logger';
import type { DeadLetters } from '../dead-letters';
import { createInHand } from '../in-hand';
import type { Deliver, QueueBinding, QueueState, Transport } from '../transport';
import { type BrokerTls, certificateProblem } from './broker-tls';
import { amqpDeadLetters } from './dead-letter-queue';
import { confirmed, toEnvelope, toMessage } from './message';
import { amqpQueueStates } from './queue-states';
import { consumeQueue, type Subscription, type SubscriptionDeps } from './subscription';
import { assertTopology, EVENTS_EXCHANGE, mergeBindings } from './topology';

export interface AmqpOptions {
  url: string;
  /** For an amqps:// address. */
  tls?: BrokerTls;
  /**
   * Every queue of the whole product. The first process to connect creates them, so that no event is lost before its
   * consumer starts.
   */
  topology: readonly QueueBinding[];
  logger?: Logger | undefined;
  /** Deliveries before an event becomes a dead letter. */
  attempts?: number;
  backOff?: BackOff;
  confirmMs?: number;
  /** How long `open` waits for a broker, in milliseconds. It then continues without one. */
  openWithinMs?: number;
}

const PREFETCH = 32;
const ATTEMPTS = 6;
const WAITS = { first: 100, most: 5_000 };
const CONFIRM_MS = 10_000;
const OPEN_WITHIN_MS = 3_000;
/** Deliveries that take longer at a stop are delivered again elsewhere. */
const FINISH_WITHIN_MS = 8_000;
const CLOSE_WITHIN_MS = 2_000;
const HEARTBEAT_SECONDS = 10;
const RECOVERY = { initialDelay: 200, maxDelay: 5_000, factor: 2, jitter: 0.2, waitForConnect: false };
const REATTACH_MS = 500;
const PRIORITIES = 1_000_000;

const withHeartbeat = (url: string): string => {
  const parsed = new URL(url);
  if (!parsed.searchParams.has('heartbeat')) parsed.searchParams.set('heartbeat', String(HEARTBEAT_SECONDS));
  return parsed.href;
};

interface Broadcast {
  readonly types: readonly string[];
  readonly deliver: Deliver;
}

/** The state that exists while a connection is open. */
interface Live {
  readonly model: ChannelModel;
  readonly publishing: ConfirmChannel;
}

/** Opens a channel that lives as long as its connection. When the channel closes, the transport reconnects. */
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
        void take(message).catch((error: unknown) => logger.warn({ err: error }, 'a broadcast event was not handled'));
    },
    { noAck: true },
  );
};

class AmqpTransport implements Transport {
  readonly kind = 'amqp';
  readonly #options: AmqpOptions;
  readonly #logger: Logger;
  readonly #confirmMs: number;
  readonly #subscriptions: Subscription[] = [];
  readonly #broadcasts: Broadcast[] = [];
  readonly #closing = new AbortController();
  readonly #tracker = createTracker();
  readonly #turns = createTurns();
  #connection: RecoveringChannelModel | null = null;
  #live: Live | null = null;

  constructor(options: AmqpOptions) {
    this.#options = options;
    this.#logger = options.logger ?? silentLogger;
    this.#confirmMs = options.confirmMs ?? CONFIRM_MS;
    // Each queue listens to it.
    setMaxListeners(0, this.#closing.signal);
  }

  readonly open = async (): Promise<void> => {
    const recovery = { ...RECOVERY, setup: (model: ChannelModel) => this.#setup(model) };
    this.#connection = await connect(withHeartbeat(this.#options.url), { ...this.#options.tls, recovery });
    this.#watch(this.#connection);
    const first = this.#connection.waitForConnect().catch(() => undefined);
    await Promise.race([first, pause(this.#options.openWithinMs ?? OPEN_WITHIN_MS, this.#closing.signal)]);
  };

  readonly publish = async (envelopes: readonly Envelope[]): Promise<readonly boolean[]> => {
    const live = this.#live;
    if (!live) return envelopes.map(() => false);
    return Promise.all(envelopes.map((envelope) => this.#publishOne(live.publishing, envelope)));
  };

  readonly subscribe: Transport['subscribe'] = async (queue, types, deliver, options) => {
    const { prefetch = PREFETCH, suspects, prefersOneReplica = false } = options;
    if (this.#connection) throw new Error('subscribe before the transport is opened');
    this.#subscriptions.push({
      queue,
      types,
      deliver,
      prefetch,
      // Replicas do not know each other. Queues differ in their preferred replica.
      priority: prefersOneReplica ? 1 + randomInt(PRIORITIES) : 0,
      inHand: createInHand(),
      suspects,
      refused: new Map(),
    });
  };

  readonly broadcast: Transport['broadcast'] = async (types, deliver) => {
    if (this.#connection) throw new Error('listen to broadcasts before the transport is opened');
    this.#broadcasts.push({ types, deliver });
  };

  readonly close = async (): Promise<void> => {
    this.#closing.abort();
    await this.#tracker.settled(FINISH_WITHIN_MS);
    this.#live = null;
    const closed = this.#connection?.close().catch(() => undefined);
    await Promise.race([closed, pause(CLOSE_WITHIN_MS)]);
  };

  readonly health = async (): Promise<boolean> => this.#live !== null;

  readonly queues = (): Promise<readonly QueueState[]> =>
    amqpQueueStates(() => this.#channel(), this.#queueNames(), this.#subscriptions);

  readonly deadLetters: DeadLetters = amqpDeadLetters(
    () => this.#channel(),
    () => this.#queueNames(),
  );

  async #channel(): Promise<ConfirmChannel> {
    if (!this.#live) throw new Error('the broker is away');
    return this.#live.model.createConfirmChannel();
  }

  #queueNames(): string[] {
    return this.#bindings().map(({ queue }) => queue);
  }

  #bindings(): QueueBinding[] {
    return mergeBindings([...this.#options.topology, ...this.#subscriptions]);
  }

  #publishOne(publishing: ConfirmChannel, envelope: Envelope): Promise<boolean> {
    const message = { exchange: EVENTS_EXCHANGE, key: routingKey(envelope), ...toMessage(envelope) };
    return confirmed(publishing, message, this.#confirmMs);
  }

  #watch(connection: RecoveringChannelModel): void {
    const lost = (message: string) => (error: Error) => {
      this.#live = null;
      this.#logger.warn({ err: error }, certificateProblem(error) ?? message);
    };
    connection.on('connect', () => this.#logger.info({}, 'connected to the broker'));
    connection.on('disconnect', lost('the broker is away'));
    connection.on('connect-failed', lost('the broker cannot be reached'));
    connection.on('error', (error) => this.#logger.warn({ err: error }, 'the broker connection failed'));
  }

  async #setup(model: ChannelModel): Promise<void> {
    const publishing = await openChannel(model, this.#logger);
    await assertTopology(model, this.#bindings());
    for (const subscription of this.#subscriptions) await this.#attach(model, subscription);
    for (const broadcast of this.#broadcasts) await listenToBroadcast(model, broadcast, this.#logger);
    this.#live = { model, publishing };
  }

  async #attach(model: ChannelModel, subscription: Subscription): Promise<void> {
    const { attempts = ATTEMPTS, backOff: waits = WAITS } = this.#options;
    const deps: SubscriptionDeps = {
      attempts,
      waits,
      confirmMs: this.#confirmMs,
      logger: this.#logger,
      closing: this.#closing.signal,
      turns: this.#turns,
      track: (work) => this.#tracker.track(work),
    };
    const failed = (error: unknown) => this.#logger.warn({ err: error }, 'a queue could not be created again');
    const gone = () => void this.#reattach(model, subscription).catch(failed);
    await consumeQueue(() => openChannel(model, this.#logger), subscription, deps, gone);
  }

  async #reattach(model: ChannelModel, subscription: Subscription): Promise<void> {
    this.#logger.warn({ queue: subscription.queue }, 'a queue is missing and is created again');
    await pause(REATTACH_MS, this.#closing.signal);
    if (this.#live?.model !== model || this.#closing.signal.aborted) return;
    await assertTopology(model, this.#bindings());
    await this.#attach(model, subscription);
  }
}

/**
 * Events over RabbitMQ. When the broker is away, at start or later, the transport reconnects; meanwhile `publish`
 * returns false.
 */
export const createAmqpTransport = (options: AmqpOptions): Transport => new AmqpTransport(options);
