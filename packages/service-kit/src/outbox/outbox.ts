import type { Envelope, EventDefinition } from '@folkmoot/contracts';
import type { Clock } from '../clock';
import type { Scope } from '../mongo/scope';
import type { EventTrust } from '../trust/event-trust';
import { type EventInput, makeEnvelope } from './make-envelope';
import { outboxCollection } from './outbox.model';

export type SignEvent = EventTrust['sign'];

/** Takes the events of a unit of work; they are committed with its changes, or not at all. */
export interface Outbox {
  add<E extends EventDefinition>(definition: E, event: EventInput<E>): Promise<void>;
}

export interface FlushableOutbox extends Outbox {
  /** Writes all added events at once. Returns how many. */
  flush(): Promise<number>;
}

/** `sign` is that of the service; null signs nothing, as in tests of repositories. */
export const createOutbox = (scope: Scope, clock: Clock, sign: SignEvent | null): FlushableOutbox => {
  const envelopes: Envelope[] = [];
  return {
    add: async (definition, event) => {
      const envelope = makeEnvelope(definition, event, { ...scope, now: clock.now() });
      envelopes.push(sign ? sign(envelope) : envelope);
    },
    flush: async () => {
      if (envelopes.length === 0) return 0;
      const dueAt = new Date();
      const entries = envelopes.map((envelope) => ({ _id: envelope.id, envelope, dueAt }));
      await outboxCollection(scope.connection).insertMany(entries, { session: scope.session ?? undefined });
      return entries.length;
    },
  };
};
