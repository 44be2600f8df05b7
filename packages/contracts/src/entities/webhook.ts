import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { MAX_WEBHOOK_URL } from '../core/text-limits';
import {
  WEBHOOK_TEST,
  webhookDeliveryStates,
  webhookEvents,
  webhookOffReasons,
  webhookProblems,
  webhookStates,
} from './webhook-terms';

/** An endpoint of a council as staff see it. Its secret is shown once, when it is made. */
export const webhookSchema = z.object({
  id: idSchema,
  url: z.string().max(MAX_WEBHOOK_URL),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  state: z.enum(webhookStates),
  /** Null while it is on. */
  offReason: z.enum(webhookOffReasons).nullable(),
  offAt: momentSchema.nullable(),
  lastDeliveredAt: momentSchema.nullable(),
  /** The first failed attempt after the last delivered message. */
  failingSince: momentSchema.nullable(),
  /** Until then messages are also signed with the former secret. */
  oldSecretUntil: momentSchema.nullable(),
  createdBy: idSchema,
  createdAt: momentSchema,
});
export type Webhook = z.infer<typeof webhookSchema>;

const attemptSchema = z.object({
  at: momentSchema,
  durationMs: z.number().int(),
  /** Null without an answer. */
  status: z.number().int().nullable(),
  /** Null when the message was delivered. */
  problem: z.enum(webhookProblems).nullable(),
});
export type WebhookAttempt = z.infer<typeof attemptSchema>;

/** One message to one endpoint. Its id is the `webhook-id` of all its attempts. */
export const webhookDeliverySchema = z.object({
  id: idSchema,
  event: z.enum([...webhookEvents, WEBHOOK_TEST]),
  state: z.enum(webhookDeliveryStates),
  createdAt: momentSchema,
  /** Null when no attempt follows. */
  nextAttemptAt: momentSchema.nullable(),
  /** Why there is no attempt any more although it was not delivered; null otherwise. */
  problem: z.enum(webhookProblems).nullable(),
  /** The headers are those of the last attempt; empty before the first. */
  request: z.object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() }),
  /** The answer to the last attempt. The body is its beginning. */
  response: z
    .object({
      status: z.number().int(),
      headers: z.record(z.string(), z.string()),
      body: z.string(),
      isCut: z.boolean(),
    })
    .nullable(),
  /** Oldest first. The number counts also those that are no longer listed. */
  attempts: z.array(attemptSchema),
  attemptCount: z.number().int(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
