import { type Envelope, type EventDefinition, type PayloadOf, routingKey, systemActor } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import { createBatcher } from '../concurrency/batcher';
import { inContext } from '../context/request-context';
import { asWork } from '../context/work';
import type { Unit, Units } from '../mongo/unit-of-work';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import type { EventTrust } from '../trust/event-trust';
import { mongoDeadLetters } from './dead-letters';
import { AlreadyHandled, markHandled } from './inbox';
import { mongoSuspects } from './suspects';
import { PoisonError, type Transport } from './transport';

type EventOf<E extends EventDefinition> = E extends EventDefinition
  ? Omit<Envelope<PayloadOf<E>>, 'type'> & { type: E['type'] }
  : never;

/** A handler of events. Its name is its queue: `campaigns.on-council-changed`. */
export interface Consumer<R> {
  readonly name: string;
  readonly events: readonly EventDefinition[];
  readonly handle: (event: Envelope, unit: Unit<R>) => Promise<void>;
  /** Handles waiting events of one council as a batch. */
  readonly handleMany?: (events: readonly Envelope[], unit: Unit<R>) => Promise<void>;
  readonly prefetch?: number;
}

/**
 * Declares a consumer. `handle` runs in one transaction in the event's council (over all councils when the event has
 * none), as the service itself, and once per event however often it is delivered. An error means a retry.
 */
export const consumer = <R, const E extends EventDefinition>(
  name: string,
  events: E | readonly E[],
  handle: (event: EventOf<E>, unit: Unit<R>) => Promise<void>,
  options: { prefetch?: number } = {},
): Consumer<R> => ({
  name,
  events: [events].flat() as readonly EventDefinition[],
  handle: (event, unit) => handle(event as EventOf<E>, unit),
  ...options,
});

const MAX_BATCH_SIZE = 64;
/**
 * A transaction costs more than the few events in it, so the next one of a council begins only after this time, unless it is
 * full. An event alone waits for nothing.
 */
const REST_MS = 100;
/** With more events in hand than this, other replicas help. */
const BATCHES_IN_HAND = 4;

/**
 * Declares a consumer for frequent events: waiting events of one council are handled in one transaction. When a batch
 * fails, each of its events is handled in its own transaction. One replica gets all events as long as it keeps up: two of
 * them would write the same documents at the same time, and repeat each other's transactions (ADR 10).
 */
export const consumerOfMany = <R, const E extends EventDefinition>(
  name: string,
  events: E | readonly E[],
  handle: (events: readonly EventOf<E>[], unit: Unit<R>) => Promise<void>,
  { prefetch = BATCHES_IN_HAND * MAX_BATCH_SIZE }: { prefetch?: number } = {},
): Consumer<R> => ({
  name,
  events: [events].flat() as readonly EventDefinition[],
  handle: (event, unit) => handle([event as EventOf<E>], unit),
  handleMany: (events, unit) => handle(events as readonly EventOf<E>[], unit),
  prefetch,
});

/** A consumer with its units of work. Made by `bindConsumers`. */
export interface BoundConsumer {
  readonly name: string;
  readonly events: readonly EventDefinition[];
  readonly prefetch?: number | undefined;
  readonly isOfMany: boolean;
  readonly connection: Connection;
  readonly take: (envelope: Envelope) => Promise<'done' | 'repeated'>;
}

const readable = (consumer: Pick<BoundConsumer, 'name' | 'events'>, envelope: Envelope): Envelope => {
  const definition = consumer.events.find((event) => routingKey(event) === routingKey(envelope));
  if (!definition) throw new PoisonError(`${consumer.name} does not know ${routingKey(envelope)}`);
  const parsed = definition.payload.safeParse(envelope.payload);
  if (!parsed.success) throw new PoisonError(`${routingKey(envelope)} cannot be read: ${parsed.error.message}`);
  return { ...envelope, payload: parsed.data };
};

const handleOnce = async <R>(
  consumer: Consumer<R>,
  units: Units<R>,
  envelope: Envelope,
): Promise<'done' | 'repeated'> => {
  const event = readable(consumer, envelope);
  const { councilId } = event;
  try {
    await units.run({ actor: systemActor(units.service, councilId), councilId }, async (unit, scope) => {
      await markHandled(scope.connection, scope.session, consumer.name, [event.id]);
      await consumer.handle(event, unit);
    });
    return 'done';
  } catch (error) {
    if (error instanceof AlreadyHandled) return 'repeated';
    throw error;
  }
};

const handleTogether = async <R>(
  consumer: Consumer<R>,
  units: Units<R>,
  envelopes: readonly Envelope[],
): Promise<void> => {
  const events = envelopes.map((envelope) => readable(consumer, envelope));
  const councilId = events[0]?.councilId ?? null;
  await units.run({ actor: systemActor(units.service, councilId), councilId }, async (unit, scope) => {
    const ids = events.map(({ id }) => id);
    await markHandled(scope.connection, scope.session, consumer.name, ids);
    await consumer.handleMany?.(events, unit);
  });
};

/**
 * Handles waiting events of one council in one transaction: many events about the same documents would otherwise cause
 * write conflicts, and a transaction for each event costs more than the work in it.
 */
const taker = <R>(consumer: Consumer<R>, units: Units<R>): BoundConsumer['take'] => {
  const handleSingle = (envelope: Envelope) => handleOnce(consumer, units, envelope);
  if (!consumer.handleMany) return handleSingle;
  return createBatcher(
    async (envelopes: readonly Envelope[]) => {
      const [only] = envelopes;
      if (only && envelopes.length === 1) return [await handleSingle(only)];
      await handleTogether(consumer, units, envelopes);
      return envelopes.map(() => 'done' as const);
    },
    { maxBatchSize: MAX_BATCH_SIZE, keyOf: ({ councilId }) => councilId, restMs: REST_MS, repeatsAlone: true },
  );
};

/** Binds consumers to their units of work. */
export const bindConsumers = <R>(units: Units<R>, consumers: readonly Consumer<R>[]): BoundConsumer[] =>
  consumers.map((consumer) => ({
    name: consumer.name,
    events: consumer.events,
    prefetch: consumer.prefetch,
    isOfMany: consumer.handleMany !== undefined,
    connection: units.connection,
    take: taker(consumer, units),
  }));

export interface RunConsumersOptions {
  transport: Transport;
  consumers: readonly BoundConsumer[];
  /** Verifies received events; without it every event is trusted. */
  verify?: EventTrust['verify'] | undefined;
  logger: Logger;
  metrics?: Metrics;
}

type Outcome = 'done' | 'repeated' | 'failed';

const logMessage = (
  { logger, metrics }: RunConsumersOptions,
  line: { consumer: string; event: string; outcome: Outcome; ms: number },
  failure: unknown,
) => {
  if (failure) logger.warn({ ...line, err: failure }, 'message');
  else logger.info(line, 'message');
  metrics?.message(line);
};

const deliverer = (consumer: BoundConsumer, options: RunConsumersOptions) => {
  const work = { kind: 'event', name: consumer.name } as const;
  const deliver = async (envelope: Envelope): Promise<void> => {
    const started = performance.now();
    let outcome: Outcome = 'failed';
    let failure: unknown = null;
    try {
      outcome = await consumer.take(options.verify ? await options.verify(envelope) : envelope);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      logMessage(options, { consumer: consumer.name, event: envelope.type, outcome, ms }, failure);
    }
  };
  // Events that are handled together have no context: it would be that of any of them.
  if (consumer.isOfMany) return (envelope: Envelope) => asWork(work, () => deliver(envelope));
  return (envelope: Envelope) =>
    asWork(work, () => inContext({ requestId: envelope.correlationId }, () => deliver(envelope)));
};

/** Subscribes each consumer to its queue. */
export const runConsumers = async (options: RunConsumersOptions): Promise<void> => {
  for (const consumer of options.consumers) {
    await options.transport.subscribe(consumer.name, consumer.events.map(routingKey), deliverer(consumer, options), {
      deadLetters: mongoDeadLetters(consumer.connection),
      suspects: mongoSuspects(consumer.connection),
      prefersOneReplica: consumer.isOfMany,
      ...(consumer.prefetch === undefined ? {} : { prefetch: consumer.prefetch }),
    });
  }
};
