import { type Envelope, type EventDefinition, type PayloadOf, routingKey, systemActor } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import { inContext } from '../context/request-context';
import type { Unit, Units } from '../mongo/unit-of-work';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import type { EventTrust } from '../trust/event-trust';
import { mongoDeadLetters } from './dead-letters';
import { AlreadyHandled, markHandled } from './inbox';
import { takeTogether } from './together';
import { PoisonError, type Transport } from './transport';

type EventOf<E extends EventDefinition> = E extends EventDefinition
  ? Omit<Envelope<PayloadOf<E>>, 'type'> & { type: E['type'] }
  : never;

/** Something a service does when events arrive. Its name is its queue: `campaigns.on-council-changed`. */
export interface Consumer<R> {
  readonly name: string;
  readonly events: readonly EventDefinition[];
  readonly handle: (event: Envelope, unit: Unit<R>) => Promise<void>;
  /** Handles events that wait at the same time, all of one council. */
  readonly handleMany?: (events: readonly Envelope[], unit: Unit<R>) => Promise<void>;
  readonly prefetch?: number;
}

/**
 * Declares a consumer. `handle` runs in one transaction in the event's council (over all councils when the event has
 * none), as the service itself, and once per event however often it arrives. Throwing means "again later".
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

const MANY = 64;

/**
 * Declares a consumer for events that come in numbers and touch the same documents: those that wait at the same time are
 * handled in one transaction, up to `prefetch` of one council. An event that fails among others is handled alone.
 */
export const consumerOfMany = <R, const E extends EventDefinition>(
  name: string,
  event: E,
  handle: (events: readonly EventOf<E>[], unit: Unit<R>) => Promise<void>,
  { prefetch = MANY }: { prefetch?: number } = {},
): Consumer<R> => ({
  name,
  events: [event],
  handle: (one, unit) => handle([one as EventOf<E>], unit),
  handleMany: (events, unit) => handle(events as readonly EventOf<E>[], unit),
  prefetch,
});

/** A consumer with the units of work that it runs in. Made by `bindConsumers`. */
export interface BoundConsumer {
  readonly name: string;
  readonly events: readonly EventDefinition[];
  readonly prefetch?: number | undefined;
  readonly connection: Connection;
  readonly take: (envelope: Envelope) => Promise<'done' | 'repeated'>;
}

const readable = (one: Pick<BoundConsumer, 'name' | 'events'>, envelope: Envelope): Envelope => {
  const definition = one.events.find((event) => routingKey(event) === routingKey(envelope));
  if (!definition) throw new PoisonError(`${one.name} does not know ${routingKey(envelope)}`);
  const parsed = definition.payload.safeParse(envelope.payload);
  if (!parsed.success) throw new PoisonError(`${routingKey(envelope)} cannot be read: ${parsed.error.message}`);
  return { ...envelope, payload: parsed.data };
};

const handleOnce = async <R>(one: Consumer<R>, units: Units<R>, envelope: Envelope): Promise<'done' | 'repeated'> => {
  const event = readable(one, envelope);
  const { councilId } = event;
  try {
    await units.run({ actor: systemActor(units.service, councilId), councilId }, async (unit, scope) => {
      await markHandled(scope.connection, scope.session, one.name, [event.id]);
      await one.handle(event, unit);
    });
    return 'done';
  } catch (error) {
    if (error instanceof AlreadyHandled) return 'repeated';
    throw error;
  }
};

const handleTogether = async <R>(one: Consumer<R>, units: Units<R>, envelopes: readonly Envelope[]): Promise<void> => {
  const events = envelopes.map((envelope) => readable(one, envelope));
  const councilId = events[0]?.councilId ?? null;
  await units.run({ actor: systemActor(units.service, councilId), councilId }, async (unit, scope) => {
    const ids = events.map(({ id }) => id);
    await markHandled(scope.connection, scope.session, one.name, ids);
    await one.handleMany?.(events, unit);
  });
};

const taker = <R>(one: Consumer<R>, units: Units<R>): BoundConsumer['take'] => {
  const alone = (envelope: Envelope) => handleOnce(one, units, envelope);
  if (!one.handleMany) return alone;
  return takeTogether({
    alone,
    together: (envelopes) => handleTogether(one, units, envelopes),
    most: one.prefetch ?? MANY,
  });
};

/** Gives consumers the units of work that they run in. */
export const bindConsumers = <R>(units: Units<R>, consumers: readonly Consumer<R>[]): BoundConsumer[] =>
  consumers.map((one) => ({
    name: one.name,
    events: one.events,
    prefetch: one.prefetch,
    connection: units.connection,
    take: taker(one, units),
  }));

export interface RunConsumersOptions {
  transport: Transport;
  consumers: readonly BoundConsumer[];
  /** Judges what comes; without it everything is believed. */
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

const deliverer = (one: BoundConsumer, options: RunConsumersOptions) => {
  return (envelope: Envelope): Promise<void> =>
    inContext({ requestId: envelope.correlationId }, async () => {
      const started = performance.now();
      let outcome: Outcome = 'failed';
      let failure: unknown = null;
      try {
        outcome = await one.take(options.verify ? await options.verify(envelope) : envelope);
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        const ms = Math.round((performance.now() - started) * 10) / 10;
        logMessage(options, { consumer: one.name, event: envelope.type, outcome, ms }, failure);
      }
    });
};

/** Subscribes each consumer to its queue. */
export const runConsumers = async (options: RunConsumersOptions): Promise<void> => {
  for (const one of options.consumers) {
    await options.transport.subscribe(one.name, one.events.map(routingKey), deliverer(one, options), {
      deadLetters: mongoDeadLetters(one.connection),
      ...(one.prefetch === undefined ? {} : { prefetch: one.prefetch }),
    });
  }
};
