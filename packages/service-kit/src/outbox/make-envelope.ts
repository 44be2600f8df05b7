import { randomUUID } from 'node:crypto';
import { type Actor, actorRef, type Envelope, type EventDefinition, type PayloadOf } from '@folkmoot/contracts';
import type { z } from 'zod';
import { requestContext } from '../context/request-context';
import { fieldsBeyond } from '../strictness';

export interface EventInput<E extends EventDefinition> {
  aggregate: { type: string; id: string; revision: number };
  payload: z.input<E['payload']>;
  /** Only where the unit of work spans councils: the council that the event belongs to. */
  councilId?: string | null;
}

interface Origin {
  actor: Actor;
  councilId: string | null;
  now: Date;
  /** Events of residents have none, so that they cannot be linked to a request. */
  correlationId?: string;
}

const checkedPayload = <E extends EventDefinition>(definition: E, payload: unknown): PayloadOf<E> => {
  const parsed = definition.payload.safeParse(payload);
  if (!parsed.success) throw new Error(`${definition.type}: the payload breaks its contract: ${parsed.error.message}`);
  const beyond = fieldsBeyond(payload, parsed.data);
  if (beyond.length > 0) throw new Error(`${definition.type}: fields beyond the contract: ${beyond.join(', ')}`);
  return parsed.data as PayloadOf<E>;
};

/** The gateway's proof of the user of this request. */
const proofOf = ({ kind }: Actor): Pick<Envelope, 'actorProof'> => {
  const actorProof = kind === 'user' ? requestContext()?.actorProof : undefined;
  return actorProof === undefined ? {} : { actorProof };
};

/** Makes the envelope of an event: a random id, the time, who and where. Throws when the payload breaks its contract. */
export const makeEnvelope = <E extends EventDefinition>(
  definition: E,
  { aggregate, payload, councilId }: EventInput<E>,
  origin: Origin,
): Envelope<PayloadOf<E>> => ({
  id: randomUUID(),
  type: definition.type,
  version: definition.version,
  occurredAt: origin.now.toISOString(),
  councilId: councilId === undefined ? origin.councilId : councilId,
  actor: actorRef(origin.actor),
  aggregate,
  correlationId: origin.correlationId ?? requestContext()?.requestId ?? randomUUID(),
  payload: checkedPayload(definition, payload),
  ...proofOf(origin.actor),
});
