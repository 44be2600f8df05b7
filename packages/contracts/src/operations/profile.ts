import * as z from 'zod';
import { momentSchema } from '../core/ids';
import { interfaceLanguages } from '../core/interface-language';
import { defineOperation } from '../core/operation';
import { MAX_PERSON_NAME } from '../core/text-limits';
import { emailSchema, userSchema } from '../entities/user';

export const updateOwnProfileOperation = defineOperation({
  name: 'updateOwnProfile',
  service: 'admin',
  method: 'patch',
  path: '/api/auth/profile',
  summary: 'Change the name of the caller, or the language of the screens. What is missing stays.',
  can: 'signed-in',
  body: z.strictObject({
    name: z.string().trim().min(1).max(MAX_PERSON_NAME).optional(),
    language: z.enum(interfaceLanguages).optional(),
  }),
  response: userSchema,
});

export const getOwnAddressChangeOperation = defineOperation({
  name: 'getOwnAddressChange',
  service: 'admin',
  method: 'get',
  path: '/api/auth/address-change',
  summary: 'The new email address of the caller that is not confirmed yet.',
  can: 'signed-in',
  response: z.object({
    /** Null when no change is under way. */
    email: z.string().nullable(),
    expiresAt: momentSchema.nullable(),
    /** True when the address comes from the identity provider that the council requires, and cannot be changed here. */
    isByProvider: z.boolean(),
  }),
});

export const requestAddressChangeOperation = defineOperation({
  name: 'requestAddressChange',
  service: 'admin',
  method: 'post',
  path: '/api/auth/address-change',
  summary:
    'Mail a link to a new email address of the caller. Nothing changes until it is confirmed there. The answer is the same when another account has the address. Replaces an earlier request.',
  can: 'signed-in',
  needsFreshSignIn: true,
  body: z.strictObject({ email: emailSchema }),
  status: 202,
  response: z.object({ email: z.string(), expiresAt: momentSchema }),
  errors: ['address_unchanged', 'sso_required', 'too_many_requests', 'mail_not_sent'],
});

export const cancelAddressChangeOperation = defineOperation({
  name: 'cancelAddressChange',
  service: 'admin',
  method: 'delete',
  path: '/api/auth/address-change',
  summary:
    'Cancel a change of address that is not confirmed yet: its link no longer works. Doing so twice is no error.',
  can: 'signed-in',
  status: 204,
});

/** The token is only in the mail, so it proves the mailbox. */
const tokenParams = z.strictObject({ token: z.string().min(1).max(200) });

export const readAddressChangeOperation = defineOperation({
  name: 'readAddressChange',
  service: 'admin',
  method: 'get',
  path: '/api/auth/address-changes/:token',
  summary: 'The new address that a link confirms. Reading changes nothing.',
  can: 'public',
  params: tokenParams,
  response: z.object({ email: z.string() }),
  errors: ['link_invalid', 'too_many_requests'],
});

export const confirmAddressChangeOperation = defineOperation({
  name: 'confirmAddressChange',
  service: 'admin',
  method: 'post',
  path: '/api/auth/address-changes/:token',
  summary: 'Make the new address the one of the account, once. Sessions stay; sign-in links to the old address end.',
  can: 'public',
  params: tokenParams,
  response: z.object({ email: z.string() }),
  errors: ['link_invalid', 'address_taken', 'too_many_requests'],
});
