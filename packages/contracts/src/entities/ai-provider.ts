import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { MAX_AI_PROVIDER_NAME, MAX_AI_PROVIDER_URL } from '../core/text-limits';
import { aiFailures, aiPolicies, aiProviderKinds, aiRefusals } from './ai-terms';

const webAddress = z
  .string()
  .trim()
  .max(MAX_AI_PROVIDER_URL)
  .refine((text) => text === '' || /^https?:\/\/[^\s/?#]+/i.test(text), 'Use an address that begins with https://.');

/** Google's regions, and `global`. It becomes a part of the host that is called. */
export const isVertexRegion = (region: string): boolean => /^[a-z]{2,20}(?:-[a-z]{2,20}\d{1,2})?$/.test(region);

const money = z.number().min(0).max(1_000_000);

/** Settings of a provider of any kind; each kind uses only some of them. */
export const aiProviderFields = {
  name: z.string().trim().min(1).max(MAX_AI_PROVIDER_NAME),
  /** Endpoint; empty for Google's default endpoint of the region. May be on the council's own premises. */
  url: webAddress,
  /** The model, or on Azure the deployment. */
  model: z.string().trim().max(200),
  region: z.string().trim().max(60),
  /** Google Cloud project; empty uses the project of the credentials. */
  project: z.string().trim().max(120),
  /** API version, for Azure. */
  apiVersion: z.string().trim().max(40),
  /** Price of a million tokens, in the currency of the ceiling. */
  inputPrice: money,
  outputPrice: money,
};

/** Result of a test call with made-up responses. */
export const aiTestSchema = z.object({
  success: z.boolean(),
  model: z.string(),
  region: z.string(),
  responseCount: z.number().int(),
  analysis: z.string(),
  /** Null when the call succeeded. */
  failure: z.enum(aiFailures).nullable(),
  /** A sentence; empty when the call succeeded. */
  error: z.string(),
  /** The provider's answer: status and the beginning of the body. Null when it was unreachable. */
  httpStatus: z.number().int().nullable(),
  httpBody: z.string(),
  milliseconds: z.number().int(),
  testedAt: momentSchema,
});
export type AiTest = z.infer<typeof aiTestSchema>;

/** A provider in the form that administrators see. The key is write-only. */
export const aiProviderSchema = z.object({
  id: idSchema,
  kind: z.enum(aiProviderKinds),
  ...aiProviderFields,
  url: z.string(),
  hasKey: z.boolean(),
  keySetAt: momentSchema.nullable(),
  lastTest: aiTestSchema.nullable(),
  revision: z.number().int(),
});
export type AiProvider = z.infer<typeof aiProviderSchema>;

export const aiSettingsSchema = z.object({
  /** False disables analyses by providers for all councils. */
  isOn: z.boolean(),
  defaultProviderId: idSchema.nullable(),
  /** Spending limit of all councils together per calendar month (UTC); null for no limit. */
  monthlyCeiling: money.nullable(),
  revision: z.number().int(),
});
export type AiSettings = z.infer<typeof aiSettingsSchema>;

export const councilAiSchema = z.object({
  policy: z.enum(aiPolicies),
  /** Set when the policy is `provider`. */
  providerId: idSchema.nullable(),
  /** The council's own limit, in addition to the limit of all councils. */
  monthlyCeiling: money.nullable(),
  spent: z.number(),
  /** Null when the council can run analyses now. */
  refusal: z.enum(aiRefusals).nullable(),
});
export type CouncilAi = z.infer<typeof councilAiSchema>;

/** Everything that a service needs to call a provider, with the key. Must be kept in memory only. */
export const aiCredentialsSchema = z.object({
  id: idSchema,
  kind: z.enum(aiProviderKinds),
  url: z.string(),
  model: z.string(),
  region: z.string(),
  project: z.string(),
  apiVersion: z.string(),
  key: z.string().nullable(),
  /** For a million tokens, in the currency of the ceiling; 0 when nobody has said it. */
  inputPrice: z.number().optional(),
  outputPrice: z.number().optional(),
});
export type AiCredentials = z.infer<typeof aiCredentialsSchema>;
