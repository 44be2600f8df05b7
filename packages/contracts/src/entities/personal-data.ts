import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { roles } from '../core/roles';
import { invitationStatuses } from './invitation-terms';
import { userStatuses } from './user';

/** A person's data in the admin service, found by address, within one council. */
export const staffDataSchema = z.object({
  account: z
    .object({
      id: idSchema,
      name: z.string(),
      email: z.string(),
      role: z.enum(roles),
      status: z.enum(userStatuses),
      createdAt: momentSchema,
      lastLoginAt: momentSchema.nullable(),
      sessions: z.number().int(),
      /** Names and dates of passkeys and authenticator app. Earlier versions do not say them. */
      secondFactor: z
        .object({
          passkeys: z.array(
            z.object({ name: z.string(), createdAt: momentSchema, lastUsedAt: momentSchema.nullable() }),
          ),
          app: z.object({ createdAt: momentSchema, lastUsedAt: momentSchema.nullable() }).nullable(),
          recoveryCodesLeft: z.number().int(),
        })
        .optional(),
      /** A new address that is not confirmed yet. Earlier versions do not say it. */
      addressChange: z.object({ email: z.string(), expiresAt: momentSchema }).nullable().optional(),
    })
    .nullable(),
  invitations: z.array(
    z.object({
      id: idSchema,
      email: z.string(),
      role: z.string(),
      status: z.enum(invitationStatuses),
      createdAt: momentSchema,
      expiresAt: momentSchema,
    }),
  ),
});
export type StaffData = z.infer<typeof staffDataSchema>;

/** A person's data in the subscribers service, found by address, within one council. */
export const subscriberDataSchema = z.object({
  subscriber: z
    .object({
      id: idSchema,
      email: z.string(),
      uniqueId: z.string(),
      source: z.string(),
      status: z.string(),
      subscribedAt: momentSchema,
    })
    .nullable(),
  /** Their consents: date and text. */
  consents: z.array(
    z.object({
      topic: z.string(),
      status: z.string(),
      source: z.string(),
      at: momentSchema,
      text: z.string(),
      textVersion: z.string(),
    }),
  ),
  signups: z.array(z.object({ at: momentSchema, page: z.string(), data: z.record(z.string(), z.string()) })),
  history: z.array(z.object({ at: momentSchema, what: z.string(), detail: z.string() })),
  mails: z.array(z.object({ kind: z.string(), status: z.string(), at: momentSchema })),
  /** The address is kept as a hash so that nobody writes to it again. */
  isSuppressed: z.boolean(),
});
export type SubscriberData = z.infer<typeof subscriberDataSchema>;
