import type { Envelope, EventDefinition, PayloadOf } from '@folkmoot/contracts';
import type { Transport } from '../messaging/transport';

export interface RecordingTransport extends Transport {
  /** Every event that was published, oldest first. */
  readonly events: readonly Envelope[];
  eventsOf<E extends EventDefinition>(definition: E): Envelope<PayloadOf<E>>[];
  forget(): void;
}

/** A transport that also keeps what goes through it. */
export const recordingTransport = (inner: Transport): RecordingTransport => {
  const events: Envelope[] = [];
  return {
    kind: inner.kind,
    deadLetters: inner.deadLetters,
    subscribe: (...args) => inner.subscribe(...args),
    broadcast: (...args) => inner.broadcast(...args),
    open: () => inner.open(),
    close: () => inner.close(),
    health: () => inner.health(),
    queues: () => inner.queues(),
    events,
    eventsOf: <E extends EventDefinition>(definition: E) =>
      events.filter(({ type }) => type === definition.type) as Envelope<PayloadOf<E>>[],
    forget: () => {
      events.length = 0;
    },
    publish: (envelopes) => {
      events.push(...envelopes);
      return inner.publish(envelopes);
    },
  };
};
