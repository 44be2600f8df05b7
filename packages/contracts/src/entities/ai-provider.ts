import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { aiFailures, aiPolicies, aiProviderKinds, aiRefusals } from './ai-terms';

const webAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || /^https?:\/\/[^\s/?#]+/i.test(text), 'Use an address that begins with https://.');

/** Google's regions, and `global`. It becomes a part of the host that is called. */
export const isVertexRegion = (region: string): boolean => /^[a-z]{2,20}(?:-[a-z]{2,20}\d{1,2})?$/.test(region);

const money = z.number().min(0).max(1_000_000);

/** What is set of a provider, whatever its kind; a kind uses what it needs of it. */
export const aiProviderFields = {
  name: z.string().trim().min(1).max(120),
  /** Where it answers; empty for Google's own address of the region. On one's own premises too. */
  url: webAddress,
  /** The model, or on Azure the deployment. */
  model: z.string().trim().max(200),
  region: z.string().trim().max(60),
  /** Of Google Cloud; empty for the one in the credentials. */
  project: z.string().trim().max(120),
  /** Of Azure. */
  apiVersion: z.string().trim().max(40),
  /** What a million tokens cost, in the currency of the ceiling. */
  inputPrice: money,
  outputPrice: money,
};

/** What a call of a provider with made-up responses gave. */
export const aiTestSchema = z.object({
  success: z.boolean(),
  model: z.string(),
  region: z.string(),
  responseCount: z.number().int(),
  analysis: z.string(),
  /** Null when it went well. */
  failure: z.enum(aiFailures).nullable(),
  /** In words; empty when it went well. */
  error: z.string(),
  /** What the provider answered with: status and the beginning of its body. Null when it was not reached. */
  httpStatus: z.number().int().nullable(),
  httpBody: z.string(),
  milliseconds: z.number().int(),
  testedAt: momentSchema,
});
export type AiTest = z.infer<typeof aiTestSchema>;

/** A provider as administrators see it. Its key went in and never comes out. */
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
  /** False stops every analysis by a provider, everywhere. */
  isOn: z.boolean(),
  defaultProviderId: idSchema.nullable(),
  /** What all councils together may spend in a calendar month (UTC); null for no limit. */
  monthlyCeiling: money.nullable(),
  revision: z.number().int(),
});
export type AiSettings = z.infer<typeof aiSettingsSchema>;

export const councilAiSchema = z.object({
  policy: z.enum(aiPolicies),
  /** With the policy `provider`. */
  providerId: idSchema.nullable(),
  /** Its own ceiling within that of all. */
  monthlyCeiling: money.nullable(),
  spent: z.number(),
  /** Null when it can have analyses now. */
  refusal: z.enum(aiRefusals).nullable(),
});
export type CouncilAi = z.infer<typeof councilAiSchema>;

/** What another service needs to call a provider: with the key, for its memory only. */
export const aiCredentialsSchema = z.object({
  id: idSchema,
  kind: z.enum(aiProviderKinds),
  url: z.string(),
  model: z.string(),
  region: z.string(),
  project: z.string(),
  apiVersion: z.string(),
  key: z.string().nullable(),
});
export type AiCredentials = z.infer<typeof aiCredentialsSchema>;
