import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { MAX_AI_KEY } from '../core/text-limits';
import {
  aiCredentialsSchema,
  aiProviderFields,
  aiProviderSchema,
  aiSettingsSchema,
  aiTestSchema,
  councilAiSchema,
} from '../entities/ai-provider';
import { aiPolicies, aiProviderKinds, aiRefusals } from '../entities/ai-terms';

const keySchema = z.string().trim().min(1).max(MAX_AI_KEY);
const providerParams = z.strictObject({ providerId: idSchema });

export const getAiConfigurationOperation = defineOperation({
  name: 'getAiConfiguration',
  service: 'admin',
  method: 'get',
  path: '/api/admin/ai',
  summary: 'How analyses by AI are set up, and what they cost this month.',
  can: 'system:ai',
  response: z.object({
    settings: aiSettingsSchema,
    providers: z.array(aiProviderSchema),
    spent: z.number(),
    monthBeganAt: momentSchema,
  }),
});

export const updateAiSettingsOperation = defineOperation({
  name: 'updateAiSettings',
  service: 'admin',
  method: 'patch',
  path: '/api/admin/ai',
  summary: 'Switch analyses by AI on or off, choose the usual provider, set the ceiling.',
  can: 'system:ai',
  body: z.strictObject({
    revision: z.number().int().optional(),
    isOn: z.boolean().optional(),
    defaultProviderId: idSchema.nullable().optional(),
    monthlyCeiling: aiSettingsSchema.shape.monthlyCeiling.optional(),
  }),
  response: aiSettingsSchema,
  errors: ['stale_revision', 'not_found'],
});

export const addAiProviderOperation = defineOperation({
  name: 'addAiProvider',
  service: 'admin',
  method: 'post',
  path: '/api/admin/ai/providers',
  summary: 'Add a provider. Its key is kept encrypted and never shown again.',
  can: 'system:ai',
  body: z.strictObject({
    kind: z.enum(aiProviderKinds),
    name: aiProviderFields.name,
    url: aiProviderFields.url.default(''),
    model: aiProviderFields.model.default(''),
    region: aiProviderFields.region.default(''),
    project: aiProviderFields.project.default(''),
    apiVersion: aiProviderFields.apiVersion.default(''),
    inputPrice: aiProviderFields.inputPrice.default(0),
    outputPrice: aiProviderFields.outputPrice.default(0),
    key: keySchema.optional(),
  }),
  needsFreshSignIn: true,
  status: 201,
  response: aiProviderSchema,
});

export const updateAiProviderOperation = defineOperation({
  name: 'updateAiProvider',
  service: 'admin',
  method: 'patch',
  path: '/api/admin/ai/providers/:providerId',
  summary: 'Change a provider; what is not named stays, the key too. A key of null is forgotten.',
  can: 'system:ai',
  params: providerParams,
  body: z.strictObject({
    revision: z.number().int().optional(),
    ...z.strictObject(aiProviderFields).partial().shape,
    key: keySchema.nullable().optional(),
  }),
  needsFreshSignIn: true,
  response: aiProviderSchema,
  errors: ['stale_revision', 'not_found'],
});

export const removeAiProviderOperation = defineOperation({
  name: 'removeAiProvider',
  service: 'admin',
  method: 'delete',
  path: '/api/admin/ai/providers/:providerId',
  summary: 'Remove a provider with its key. Councils that had it have what all have.',
  can: 'system:ai',
  needsFreshSignIn: true,
  params: providerParams,
  status: 204,
  errors: ['not_found'],
});

export const testAiProviderOperation = defineOperation({
  name: 'testAiProvider',
  service: 'admin',
  method: 'post',
  path: '/api/admin/ai/providers/:providerId/test',
  summary: 'Call a provider with made-up responses and tell what came of it.',
  can: 'system:ai',
  params: providerParams,
  response: aiTestSchema,
  errors: ['not_found', 'too_many_requests'],
});

const councilParams = z.strictObject({ councilId: idSchema });

export const getCouncilAiOperation = defineOperation({
  name: 'getCouncilAi',
  service: 'admin',
  method: 'get',
  path: '/api/admin/councils/:councilId/ai',
  summary: 'What holds for the analyses of one council.',
  can: 'system:ai',
  params: councilParams,
  response: councilAiSchema,
  errors: ['not_found'],
});

export const updateCouncilAiOperation = defineOperation({
  name: 'updateCouncilAi',
  service: 'admin',
  method: 'put',
  path: '/api/admin/councils/:councilId/ai',
  summary: 'Say what holds for the analyses of one council: off, the usual, or a provider of its own.',
  can: 'system:ai',
  params: councilParams,
  body: z.strictObject({
    policy: z.enum(aiPolicies),
    providerId: idSchema.nullable().default(null),
    monthlyCeiling: councilAiSchema.shape.monthlyCeiling.default(null),
  }),
  response: councilAiSchema,
  errors: ['not_found'],
});

/** For services that analyse: the provider of a council with its key, or why there is none. */
export const getAiCredentialsOperation = defineOperation({
  name: 'getAiCredentials',
  service: 'admin',
  method: 'post',
  path: '/internal/ai/credentials',
  summary: 'The provider of a council with its key, or why it has none.',
  can: 'internal',
  isRepeatable: true,
  body: z.strictObject({ councilId: idSchema }),
  response: z.object({ provider: aiCredentialsSchema.nullable(), refusal: z.enum(aiRefusals).nullable() }),
  errors: ['not_found'],
});

const tokens = z.number().int().min(0).max(100_000_000);

/**
 * Records the usage of a provider after a call. The spending limit is enforced with it. A repeated report counts once.
 */
export const noteAiUseOperation = defineOperation({
  name: 'noteAiUse',
  service: 'admin',
  method: 'post',
  path: '/internal/ai/uses',
  summary: 'Note what a call of a provider used, once for each useId.',
  can: 'internal',
  isRepeatable: true,
  body: z.strictObject({
    useId: idSchema,
    councilId: idSchema,
    providerId: idSchema,
    inputTokens: tokens,
    outputTokens: tokens,
  }),
  status: 204,
  errors: ['not_found'],
});
