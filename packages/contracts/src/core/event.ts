import * as z from 'zod';
import { actorRefSchema } from './actor';
import { idSchema, momentSchema } from './ids';

export interface EventDefinition<T extends string = string, P extends z.ZodType = z.ZodType> {
  readonly type: T;
  readonly version: number;
  /** Whether the admin service writes an audit entry for the event. Events `response.*` are never audited. */
  readonly audited: boolean;
  readonly payload: P;
}

/** Declares one event: its type, whether it is audited, and the shape of its payload. Readers are tolerant, writers strict. */
export const defineEvent = <T extends string, P extends z.ZodType>(
  type: T,
  options: { version?: number; audited: boolean; payload: P },
): EventDefinition<T, P> => ({
  type,
  version: options.version ?? 1,
  audited: options.audited,
  payload: options.payload,
});

export const envelopeSchema = z.object({
  id: z.string(),
  type: z.string(),
  version: z.number().int(),
  occurredAt: momentSchema,
  councilId: idSchema.nullable(),
  actor: actorRefSchema,
  aggregate: z.object({ type: z.string(), id: z.string(), revision: z.number().int() }),
  correlationId: z.string(),
  payload: z.unknown(),
  /** The gateway's signed proof of `actor`. */
  actorProof: z.string().optional(),
  /**
   * For audited events and events that name a person: `<key id>.<Ed25519 over all other fields>`, by their producer.
   */
  signature: z.string().optional(),
});

export type Envelope<P = unknown> = Omit<z.infer<typeof envelopeSchema>, 'payload'> & { payload: P };
export type PayloadOf<E extends EventDefinition> = z.output<E['payload']>;

/** RabbitMQ routing key of an event: `campaign.published.v1`. */
export const routingKey = (event: { type: string; version: number }): string => `${event.type}.v${event.version}`;
