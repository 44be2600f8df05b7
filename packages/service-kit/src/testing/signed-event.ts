import { type Actor, type Envelope, type EventDefinition, producersOf, systemActor } from '@folkmoot/contracts';
import { type EventInput, makeEnvelope } from '../outbox/make-envelope';
import { needsSignature, signEvent } from '../trust/event-signature';
import { signingKeyOf } from '../trust/keys';
import { testKeyOf } from './test-keys';

interface Origin {
  readonly now: Date;
  readonly councilId?: string | null;
  readonly actor?: Actor;
}

const producerOf = ({ type }: Pick<Envelope, 'type'>): string => producersOf(type)?.[0] ?? 'another-service';

/** An event, signed where it has to be by the service that may publish it. */
export const signedByProducer = (envelope: Envelope): Envelope =>
  needsSignature(envelope) ? signEvent(envelope, signingKeyOf(testKeyOf(producerOf(envelope)))) : envelope;

/** An event as the service that may publish it does. */
export const signedEvent = <E extends EventDefinition>(
  definition: E,
  event: EventInput<E>,
  { now, councilId = null, actor }: Origin,
): Envelope => {
  const producer = producerOf(definition);
  return signedByProducer(makeEnvelope(definition, event, { actor: actor ?? systemActor(producer), councilId, now }));
};
