import * as z from 'zod';
import { idSchema, localDaySchema, momentSchema } from '../core/ids';
import { roles } from '../core/roles';
import { attributeTypes } from './attribute-terms';
import { publicCouncilSchema } from './council';
import { invitationStatuses } from './invitation-terms';
import { deliveryReasons } from './mailing-terms';
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
      /** No mailing before this time. */
      pausedUntil: momentSchema.nullable().optional(),
      /** A new address that is not confirmed by both sides yet. */
      newAddress: z.object({ email: z.string(), expiresAt: momentSchema }).nullable().optional(),
    })
    .nullable(),
  /** Attributes by their names, in words. Earlier versions do not say them. */
  attributes: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  /** Their consents: date and text. */
  consents: z.array(
    z.object({
      topic: z.string(),
      status: z.string(),
      source: z.string(),
      at: momentSchema,
      /** Null when it is in use, or when it was withdrawn before this was kept. */
      withdrawnAt: momentSchema.nullable().optional(),
      text: z.string(),
      textVersion: z.string(),
    }),
  ),
  signups: z.array(z.object({ at: momentSchema, page: z.string(), data: z.record(z.string(), z.string()) })),
  /** Surveys of which the person wants to hear what comes. Earlier versions do not say them. */
  hearBacks: z
    .array(z.object({ survey: z.string(), askedOn: localDaySchema, isConfirmed: z.boolean(), text: z.string() }))
    .optional(),
  history: z.array(z.object({ at: momentSchema, what: z.string(), detail: z.string() })),
  mails: z.array(
    z.object({
      kind: z.string(),
      status: z.string(),
      at: momentSchema,
      /** Its subject line. Earlier versions do not say it. */
      subject: z.string().optional(),
      /** Why it was not sent, or not delivered. */
      reason: z.enum(deliveryReasons).nullable().optional(),
    }),
  ),
  /** The address is kept as a hash so that nobody writes to it again. */
  isSuppressed: z.boolean(),
});
export type SubscriberData = z.infer<typeof subscriberDataSchema>;

/** Everything that is kept about a subscriber, for their own page. */
export const ownDataSchema = z.object({
  council: publicCouncilSchema,
  data: subscriberDataSchema,
  /** All attributes of the council, with the person's values as they are written in a form; empty without a value. */
  attributes: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      type: z.enum(attributeTypes),
      /** Options of a choice; empty for other types. */
      options: z.array(z.string()),
      value: z.string(),
    }),
  ),
});
export type OwnData = z.infer<typeof ownDataSchema>;
