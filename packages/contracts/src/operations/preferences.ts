import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { publicCouncilSchema } from '../entities/council';

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
