import {
  type ActorRef,
  actorRef,
  type Envelope,
  internalCallersOf,
  operations,
  producersOf,
  type ServiceName,
  serviceNames,
  systemActor,
} from '@folkmoot/contracts';
import { PoisonError } from '../messaging/transport';
import { createProofCheck } from './actor-proof';
import { needsSignature, signEvent, signerOf } from './event-signature';
import { readTrustedKeys, signingKeyOf, type TrustedKeys } from './keys';
import { isUnsignedAllowed, type SigningSwitch } from './signing-switch';

/** Signs the events of a service, and verifies those of others. */
export interface EventTrust {
  /** The event as it is written to the outbox, signed where it has to be. Throws for one that the service may not publish. */
  sign(envelope: Envelope): Envelope;
  /** The same for an entry from before events were signed; any other is left as it is. */
  signOld(envelope: Envelope): Envelope;
  /**
   * The event with trusted content only: an actor that its producer cannot have is replaced by the producer itself.
   * Throws PoisonError when another service wrote the event, or when it was changed on its way.
   */
  verify(envelope: Envelope): Promise<Envelope>;
}

export interface EventTrustOptions {
  readonly service: string;
  readonly serviceKey: string;
  readonly trustedKeys: string;
  readonly signingSwitch: SigningSwitch;
}

/** Admin stores the users and their sessions, so it needs no proof of a user. */
const KEEPER_OF_USERS: ServiceName = 'admin';

/** The callers of a service's internal operations: the service may write events in their name. */
const callersOfService = (service: string): ReadonlySet<string> => {
  const own = operations.filter((operation) => operation.service === service && operation.can === 'internal');
  // Services declare the operator's operations (demo data, support links) themselves.
  return new Set(['operator', ...own.flatMap(internalCallersOf)]);
};

/** Makes the check whether a producer may name this actor. */
const createActorCheck = (trusted: TrustedKeys) => {
  const isProven = createProofCheck(trusted);
  const callers = new Map<string, ReadonlySet<string>>(serviceNames.map((name) => [name, callersOfService(name)]));
  const checks = {
    public: async () => true,
    system: async (producer: string, { actor }: Envelope) =>
      actor.id === producer || callers.get(producer)?.has(actor.id ?? '') === true,
    user: async (producer: string, { actor, actorProof = '', occurredAt }: Envelope) =>
      producer === KEEPER_OF_USERS || isProven(actorProof, producer, actor, new Date(occurredAt)),
  };
  return (producer: string, envelope: Envelope): Promise<boolean> => checks[envelope.actor.kind](producer, envelope);
};

/** The signer of an event, if it may publish the event. Throws PoisonError. */
const producerOf = (envelope: Envelope, producers: readonly ServiceName[], trusted: TrustedKeys): ServiceName => {
  const signer = signerOf(envelope, trusted);
  const producer = producers.find((name) => name === signer);
  if (!producer) throw new PoisonError(`${envelope.type} is not signed by ${producers.join(' or ')}`);
  return producer;
};

/** Every receiver would refuse such an event: the error must appear in the producer, not in dead letters. */
const requireOwnEvent = (service: string, { type }: Envelope): void => {
  const producers: readonly string[] | null = producersOf(type);
  const isService = serviceNames.some((name) => name === service);
  if (isService && producers && !producers.includes(service)) throw new Error(`${service} may not publish ${type}`);
};

export const createEventTrust = (options: EventTrustOptions): EventTrust => {
  const { service, serviceKey, trustedKeys, signingSwitch } = options;
  const key = signingKeyOf(serviceKey);
  const trusted = readTrustedKeys(trustedKeys);
  const mayName = createActorCheck(trusted);

  const sign = (envelope: Envelope): Envelope => {
    requireOwnEvent(service, envelope);
    return needsSignature(envelope) && !envelope.signature ? signEvent(envelope, key) : envelope;
  };

  const verify = async (envelope: Envelope): Promise<Envelope> => {
    const producers = producersOf(envelope.type);
    if (!producers || !needsSignature(envelope)) return envelope;
    if (!envelope.signature) {
      if (isUnsignedAllowed(envelope, signingSwitch)) return envelope;
      throw new PoisonError(`${envelope.type} is not signed`);
    }
    const producer = producerOf(envelope, producers, trusted);
    if (await mayName(producer, envelope)) return envelope;
    const itself: ActorRef = actorRef(systemActor(producer));
    return { ...envelope, actor: itself };
  };

  return {
    sign,
    signOld: (envelope) =>
      needsSignature(envelope) && isUnsignedAllowed(envelope, signingSwitch) ? sign(envelope) : envelope,
    verify,
  };
};
