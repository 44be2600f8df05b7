import { type Envelope, type EventDefinition, type PayloadOf, routingKey, systemActor } from '@folkmoot/contracts';
import { inContext } from '../context/request-context';
import type { Unit, Units } from '../mongo/unit-of-work';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import { mongoDeadLetters } from './dead-letters';
import { AlreadyHandled, markHandled } from './inbox';
import { PoisonError, type QueueBinding, type Transport } from './transport';

type EventOf<E extends EventDefinition> = E extends EventDefinition
  ? Omit<Envelope<PayloadOf<E>>, 'type'> & { type: E['type'] }
  : never;

/** Something a service does when events arrive. Its name is its queue: `campaigns.on-council-changed`. */
export interface Consumer<R> {
  readonly name: string;
  readonly events: readonly EventDefinition[];
  readonly handle: (event: Envelope, unit: Unit<R>) => Promise<void>;
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

/** The queues of consumers, for the topology that every process asserts. */
export const bindingsOf = (consumers: readonly Pick<Consumer<never>, 'name' | 'events'>[]): QueueBinding[] =>
  consumers.map(({ name, events }) => ({ queue: name, types: events.map(routingKey) }));

export interface RunConsumersOptions<R> {
  transport: Transport;
  units: Units<R>;
  consumers: readonly Consumer<R>[];
  logger: Logger;
  metrics?: Metrics;
}

const readable = (one: Pick<Consumer<never>, 'name' | 'events'>, envelope: Envelope): Envelope => {
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
      await markHandled(scope.connection, scope.session, one.name, event.id);
      await one.handle(event, unit);
    });
    return 'done';
  } catch (error) {
    if (error instanceof AlreadyHandled) return 'repeated';
    throw error;
  }
};

const deliverer = <R>(one: Consumer<R>, { units, logger, metrics }: RunConsumersOptions<R>) => {
  return (envelope: Envelope): Promise<void> =>
    inContext({ requestId: envelope.correlationId }, async () => {
      const started = performance.now();
      let outcome = 'failed';
      let failure: unknown;
      try {
        outcome = await handleOnce(one, units, envelope);
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        const ms = Math.round((performance.now() - started) * 10) / 10;
        const fields = { consumer: one.name, event: envelope.type, outcome, ms };
        if (failure) logger.warn({ ...fields, err: failure }, 'message');
        else logger.info(fields, 'message');
        metrics?.message({ consumer: one.name, outcome, ms });
      }
    });
};

/** Subscribes each consumer to its queue. */
export const runConsumers = async <R>(options: RunConsumersOptions<R>): Promise<void> => {
  const deadLetters = mongoDeadLetters(options.units.connection);
  for (const one of options.consumers) {
    const [binding] = bindingsOf([one]);
    await options.transport.subscribe(one.name, binding?.types ?? [], deliverer(one, options), {
      deadLetters,
      ...(one.prefetch === undefined ? {} : { prefetch: one.prefetch }),
    });
  }
};
