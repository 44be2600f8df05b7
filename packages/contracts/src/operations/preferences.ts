import * as z from 'zod';
import { idSchema, keySchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { MAX_SIGNUP_EMAIL } from '../core/text-limits';
import { MAX_ATTRIBUTE_TEXT } from '../entities/attribute-terms';
import { publicCouncilSchema } from '../entities/council';
import { ownDataSchema } from '../entities/personal-data';

/** A tag as residents see it. */
export const topicSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  color: z.string(),
  isRecommended: z.boolean(),
  /** Preselected, unless the council's settings say that residents tick topics themselves. */
  isPreselected: z.boolean(),
});
export type Topic = z.infer<typeof topicSchema>;

export const preferencesSchema = z.object({
  council: publicCouncilSchema,
  /** Partly hidden: `a…@example.org`. */
  email: z.string(),
  status: z.enum(['pending', 'active', 'unsubscribed']),
  topics: z.array(topicSchema.extend({ isSubscribed: z.boolean() })),
  /** No mailing before this time; null or left out while nothing is paused. */
  pausedUntil: momentSchema.nullable().optional(),
  /** A new address that is not confirmed by both sides yet, partly hidden. */
  newAddress: z.string().nullable().optional(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

const byToken = z.strictObject({ token: z.string().max(400) });

/** Request of the public service to subscribers for a signed link; both check the signature. */
export const readPreferencesOperation = defineOperation({
  name: 'readPreferences',
  service: 'subscribers',
  method: 'post',
  path: '/internal/preferences/read',
  summary: 'The preferences behind a signed link.',
  can: 'internal',
  body: byToken,
  response: preferencesSchema,
  errors: ['link_invalid'],
});

export const choosePreferencesOperation = defineOperation({
  name: 'choosePreferences',
  service: 'subscribers',
  method: 'post',
  path: '/internal/preferences/choose',
  summary: 'Topics chosen by the person behind a signed link.',
  can: 'internal',
  body: byToken.extend({ tagIds: z.array(idSchema).max(100) }),
  response: preferencesSchema,
  errors: ['link_invalid'],
});

export const confirmAddressOperation = defineOperation({
  name: 'confirmAddress',
  service: 'subscribers',
  method: 'post',
  path: '/internal/confirmations',
  summary: 'The address behind a signed link is confirmed.',
  can: 'internal',
  body: byToken,
  response: preferencesSchema,
  errors: ['link_invalid'],
});

export const pauseMailOperation = defineOperation({
  name: 'pauseMail',
  service: 'subscribers',
  method: 'post',
  path: '/internal/preferences/pauses',
  summary: 'The person behind a signed link gets no mailings for 30 days, or gets them again. Only for active people.',
  can: 'internal',
  body: byToken.extend({ isPaused: z.boolean() }),
  response: preferencesSchema,
  errors: ['link_invalid'],
});

export const readOwnDataOperation = defineOperation({
  name: 'readOwnData',
  service: 'subscribers',
  method: 'post',
  path: '/internal/preferences/data',
  summary: 'What is kept about the person behind a signed link.',
  can: 'internal',
  body: byToken,
  response: ownDataSchema,
  errors: ['link_invalid'],
});

export const correctOwnDataOperation = defineOperation({
  name: 'correctOwnData',
  service: 'subscribers',
  method: 'post',
  path: '/internal/preferences/corrections',
  summary: 'Attributes as the person behind a signed link wrote them. With a problem, nothing is saved.',
  can: 'internal',
  /** By key of the attribute; an empty text removes the value. */
  body: byToken.extend({ values: z.record(keySchema(40), z.string().max(MAX_ATTRIBUTE_TEXT * 2)) }),
  response: z.object({ problems: z.array(z.object({ key: z.string() })) }),
  errors: ['link_invalid'],
});

export const eraseOwnDataOperation = defineOperation({
  name: 'eraseOwnData',
  service: 'subscribers',
  method: 'post',
  path: '/internal/preferences/erasures',
  summary: 'The person behind a signed link is erased, as staff would erase them.',
  can: 'internal',
  body: byToken,
  errors: ['link_invalid'],
});

/**
 * `asked`: both addresses get a mail. It does not say whether the new address is on the list: only its own mailbox
 * learns that. `not_active`: the person gets no mail at the present address.
 */
const addressRequestOutcomes = ['asked', 'invalid', 'same', 'too_many', 'not_active'] as const;

export const requestNewAddressOperation = defineOperation({
  name: 'requestNewAddress',
  service: 'subscribers',
  method: 'post',
  path: '/internal/preferences/new-addresses',
  summary: 'The person behind a signed link wants mail at another address. Nothing changes before both confirm.',
  can: 'internal',
  body: byToken.extend({ email: z.string().max(MAX_SIGNUP_EMAIL) }),
  response: z.object({ outcome: z.enum(addressRequestOutcomes) }),
  errors: ['link_invalid'],
});
export type AddressRequestOutcome = (typeof addressRequestOutcomes)[number];

/** `waiting`: this side has confirmed and the other has not. `gone`: stopped, replaced, or no longer possible. */
const newAddressStates = ['ask', 'waiting', 'done', 'gone'] as const;
export const addressSides = ['old', 'new'] as const;
export type AddressSide = (typeof addressSides)[number];

export const newAddressSchema = z.object({
  council: publicCouncilSchema,
  state: z.enum(newAddressStates),
  side: z.enum(addressSides),
  /** Both partly hidden; empty when the change is gone. */
  from: z.string(),
  to: z.string(),
});
export type NewAddress = z.infer<typeof newAddressSchema>;

export const readNewAddressOperation = defineOperation({
  name: 'readNewAddress',
  service: 'subscribers',
  method: 'post',
  path: '/internal/preferences/new-addresses/read',
  summary: 'A change of address behind the signed link of one side.',
  can: 'internal',
  body: byToken,
  response: newAddressSchema,
  errors: ['link_invalid'],
});

export const answerNewAddressOperation = defineOperation({
  name: 'answerNewAddress',
  service: 'subscribers',
  method: 'post',
  path: '/internal/preferences/new-addresses/answers',
  summary: 'One side confirms a change of address, or stops it. It happens when both have confirmed.',
  can: 'internal',
  body: byToken.extend({ answer: z.enum(['confirm', 'stop']) }),
  response: newAddressSchema,
  errors: ['link_invalid'],
});
