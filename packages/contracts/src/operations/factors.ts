import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import {
  councilFactorsSchema,
  factorProofSchema,
  newPasskeyResponseSchema,
  ownFactorsSchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeySchema,
} from '../entities/second-factor';
import { factorKinds, MAX_GRACE_DAYS } from '../entities/second-factor-terms';
import { emailSchema } from '../entities/user';
import { sessionSchema } from './auth';

/** Operations on the caller's own factors. They are possible while a required factor is missing. */
const own = { service: 'admin', can: 'signed-in', duringFactorSetUp: true } as const;

/** Shown once, when the first factor is added and when they are made again. */
const recoveryCodesSchema = z.array(z.string());

export const getOwnFactorsOperation = defineOperation({
  ...own,
  name: 'getOwnFactors',
  method: 'get',
  path: '/api/auth/factors',
  summary: 'The second factors of the caller.',
  response: ownFactorsSchema,
});

export const startPasskeyOperation = defineOperation({
  ...own,
  name: 'startPasskey',
  method: 'post',
  path: '/api/auth/factors/passkeys/options',
  summary: 'What the browser needs to make a passkey. Valid once, for 10 minutes.',
  needsFreshSignIn: true,
  response: passkeyOptionsSchema,
  errors: ['conflict'],
});

export const addPasskeyOperation = defineOperation({
  ...own,
  name: 'addPasskey',
  method: 'post',
  path: '/api/auth/factors/passkeys',
  summary: 'Add the passkey that the browser made. With the first factor, the answer has recovery codes.',
  needsFreshSignIn: true,
  body: z.strictObject({ name: passkeyNameSchema, response: newPasskeyResponseSchema }),
  status: 201,
  response: z.object({ passkey: passkeySchema, recoveryCodes: recoveryCodesSchema.nullable() }),
  errors: ['passkey_refused', 'conflict'],
});

const passkeyParams = z.strictObject({ passkeyId: z.string().min(1).max(2_000) });

export const renamePasskeyOperation = defineOperation({
  ...own,
  name: 'renamePasskey',
  method: 'patch',
  path: '/api/auth/factors/passkeys/:passkeyId',
  summary: 'Rename a passkey.',
  params: passkeyParams,
  body: z.strictObject({ name: passkeyNameSchema }),
  response: passkeySchema,
  errors: ['not_found'],
});

export const removePasskeyOperation = defineOperation({
  ...own,
  name: 'removePasskey',
  method: 'delete',
  path: '/api/auth/factors/passkeys/:passkeyId',
  summary: 'Remove a passkey. Without any factor left, the recovery codes are removed too.',
  params: passkeyParams,
  needsFreshSignIn: true,
  status: 204,
  errors: ['not_found', 'last_factor'],
});

export const startAppOperation = defineOperation({
  ...own,
  name: 'startAuthenticatorApp',
  method: 'post',
  path: '/api/auth/factors/app/secret',
  summary: 'A new secret for an authenticator app, as text and as QR code (SVG). It counts once a code confirms it.',
  needsFreshSignIn: true,
  response: z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() }),
  errors: ['conflict'],
});

export const confirmAppOperation = defineOperation({
  ...own,
  name: 'confirmAuthenticatorApp',
  method: 'put',
  path: '/api/auth/factors/app',
  summary: 'Confirm the authenticator app by a code of it. With the first factor, the answer has recovery codes.',
  needsFreshSignIn: true,
  body: z.strictObject({ code: z.string().min(1).max(40) }),
  response: z.object({ recoveryCodes: recoveryCodesSchema.nullable() }),
  errors: ['code_wrong', 'factor_set_up_over', 'conflict', 'too_many_codes'],
});

export const removeAppOperation = defineOperation({
  ...own,
  name: 'removeAuthenticatorApp',
  method: 'delete',
  path: '/api/auth/factors/app',
  summary: 'Remove the authenticator app. Without any factor left, the recovery codes are removed too.',
  needsFreshSignIn: true,
  status: 204,
  errors: ['not_found', 'last_factor'],
});

export const renewRecoveryCodesOperation = defineOperation({
  ...own,
  name: 'renewRecoveryCodes',
  method: 'post',
  path: '/api/auth/factors/recovery-codes',
  summary: 'Make ten new recovery codes. The former ones are worth nothing any more.',
  needsFreshSignIn: true,
  response: z.object({ recoveryCodes: recoveryCodesSchema }),
  errors: ['not_found'],
});

/** The cookie names one sign-in whose second factor is missing. No other operation accepts it. */
const pending = { service: 'admin', can: 'public' } as const;

export const readPendingSignInOperation = defineOperation({
  ...pending,
  name: 'readPendingSignIn',
  method: 'get',
  path: '/api/auth/pending',
  summary: 'The sign-in of this browser that waits for a second factor.',
  response: z.object({
    /** The account's address, its local part hidden but for the first letter. */
    account: z.string(),
    kinds: z.array(z.enum(factorKinds)),
    hasRecoveryCodes: z.boolean(),
    /** Who can reset the factors: an admin of the council, or the operator of the installation. */
    helper: z.enum(['council-admin', 'operator']),
    councilName: z.string().nullable(),
    expiresAt: momentSchema,
  }),
  errors: ['pending_sign_in_over'],
});

export const startPendingPasskeyOperation = defineOperation({
  ...pending,
  name: 'startPendingPasskey',
  method: 'post',
  path: '/api/auth/pending/passkey-options',
  summary: 'What the browser needs to use a passkey for the sign-in that waits. Valid once.',
  response: passkeyOptionsSchema,
  errors: ['pending_sign_in_over'],
});

export const finishPendingSignInOperation = defineOperation({
  ...pending,
  name: 'finishPendingSignIn',
  method: 'post',
  path: '/api/auth/pending',
  summary: 'Finish the sign-in that waits, by its second factor, for a session cookie.',
  body: factorProofSchema,
  status: 201,
  response: sessionSchema,
  errors: ['pending_sign_in_over', 'code_wrong', 'code_used', 'passkey_refused', 'too_many_codes'],
});

export const cancelPendingSignInOperation = defineOperation({
  ...pending,
  name: 'cancelPendingSignIn',
  method: 'delete',
  path: '/api/auth/pending',
  summary: 'Give up the sign-in that waits for a second factor. A second call is no error.',
  status: 204,
});

export const startConfirmationOperation = defineOperation({
  name: 'startConfirmation',
  service: 'admin',
  can: 'signed-in',
  method: 'post',
  path: '/api/auth/session/confirmation/options',
  summary: 'What the browser needs to confirm by a passkey who is signed in. Valid once.',
  duringFactorSetUp: true,
  response: passkeyOptionsSchema,
  errors: ['no_factor'],
});

export const confirmSessionOperation = defineOperation({
  name: 'confirmSession',
  service: 'admin',
  can: 'signed-in',
  method: 'post',
  path: '/api/auth/session/confirmation',
  summary: 'Confirm by a second factor who is signed in. It then counts as a fresh sign-in.',
  duringFactorSetUp: true,
  body: factorProofSchema,
  response: sessionSchema,
  errors: ['no_factor', 'code_wrong', 'code_used', 'passkey_refused', 'too_many_codes', 'unauthenticated'],
});

export const getCouncilFactorsOperation = defineOperation({
  name: 'getCouncilFactors',
  service: 'admin',
  can: 'team:edit',
  method: 'get',
  path: '/api/team/factors',
  summary: 'Whether the council requires a second factor, and who of its members has one.',
  response: councilFactorsSchema,
});

export const requireFactorsOperation = defineOperation({
  name: 'requireFactors',
  service: 'admin',
  can: 'team:edit',
  method: 'put',
  path: '/api/team/factors/requirement',
  summary: 'Require a second factor of all members of the council, after some days, or require it no longer (null).',
  needsFreshSignIn: true,
  body: z.strictObject({ graceDays: z.number().int().min(0).max(MAX_GRACE_DAYS).nullable() }),
  response: councilFactorsSchema,
});

export const resetMemberFactorsOperation = defineOperation({
  name: 'resetMemberFactors',
  service: 'admin',
  can: 'team:edit',
  method: 'delete',
  path: '/api/team/members/:userId/factors',
  summary: 'Remove the second factors of a member who lost them, and end their sessions. They get a mail.',
  params: z.strictObject({ userId: idSchema }),
  needsFreshSignIn: true,
  status: 204,
  errors: ['not_found', 'forbidden', 'own_account', 'no_factor'],
});

/** For the command `folkmoot reset-factor`, on the machine itself. */
export const resetFactorsByCommandOperation = defineOperation({
  name: 'resetFactorsByCommand',
  service: 'admin',
  can: 'internal',
  method: 'post',
  path: '/internal/factors/reset',
  summary: 'Remove the second factors of any account, and end its sessions.',
  body: z.strictObject({ email: emailSchema }),
  response: z.object({ userId: idSchema, removed: z.boolean() }),
  errors: ['account_not_found'],
});
