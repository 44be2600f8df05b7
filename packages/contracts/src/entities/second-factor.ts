import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { MAX_PASSKEY_NAME } from '../core/text-limits';
import { factorKinds } from './second-factor-terms';

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: momentSchema,
  lastUsedAt: momentSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyNameSchema = z.string().trim().min(1).max(MAX_PASSKEY_NAME);

/** The second factor of the user of a session. */
export const factorStateSchema = z.object({
  kinds: z.array(z.enum(factorKinds)),
  recoveryCodesLeft: z.number().int(),
  /** When a factor must be set up. Null when none is required, or when there is one. */
  dueAt: momentSchema.nullable(),
  /** True when that time is over: nothing but setting up a factor is possible. */
  mustSetUp: z.boolean(),
});
export type FactorState = z.infer<typeof factorStateSchema>;

/** The second factor of the caller, in full. Never with keys or secrets. */
export const ownFactorsSchema = factorStateSchema.extend({
  passkeys: z.array(passkeySchema),
  app: z.object({ createdAt: momentSchema, lastUsedAt: momentSchema.nullable() }).nullable(),
  /** Who requires a factor of the caller. Null for nobody. */
  requiredBy: z.enum(['council', 'installation']).nullable(),
  /** False where the address of the installation does not allow passkeys: an IP address, or no encryption. */
  allowsPasskeys: z.boolean(),
});
export type OwnFactors = z.infer<typeof ownFactorsSchema>;

const LONGEST_FIELD = 16_000;
const field = z.string().max(LONGEST_FIELD);
const fields = z.record(z.string().max(100), z.unknown());

/** The answer of a browser's Web Authentication API, as JSON. Admin verifies its content. */
const credential = {
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: fields.optional(),
};

export const newPasskeyResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: field,
    attestationObject: field,
    authenticatorData: field.optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: field.optional(),
  }),
});

export type NewPasskeyResponse = z.output<typeof newPasskeyResponseSchema>;

export const passkeyResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: field,
    authenticatorData: field,
    signature: field,
    userHandle: z.string().max(500).optional(),
  }),
});

export type PasskeyResponse = z.output<typeof passkeyResponseSchema>;

/** One of: the answer of a passkey, the code of the app, or a recovery code. */
export const factorProofSchema = z.union([
  z.strictObject({ passkey: passkeyResponseSchema }),
  z.strictObject({ code: z.string().min(1).max(40) }),
  z.strictObject({ recoveryCode: z.string().min(1).max(80) }),
]);
export type FactorProof = z.output<typeof factorProofSchema>;

/** The options for the Web Authentication API of a browser, as JSON. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

/** Whether a council requires a second factor, and which of its members have one. */
export const councilFactorsSchema = z.object({
  requirement: z.object({ since: momentSchema, graceDays: z.number().int(), dueAt: momentSchema }).nullable(),
  members: z.array(z.object({ userId: idSchema, name: z.string(), kinds: z.array(z.enum(factorKinds)) })),
});
export type CouncilFactors = z.infer<typeof councilFactorsSchema>;
