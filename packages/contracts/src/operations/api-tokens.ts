import * as z from 'zod';
import { actorSchema } from '../core/actor';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { permissions } from '../core/roles';
import { MAX_TOKEN_NAME } from '../core/text-limits';
import { apiTokenSchema, tokenPermissions } from '../entities/api-token';

export const listApiTokensOperation = defineOperation({
  name: 'listApiTokens',
  service: 'admin',
  method: 'get',
  path: '/api/tokens',
  summary: 'The API tokens of the council, newest first. Never with their secrets.',
  can: 'api-token:manage',
  response: listOf(apiTokenSchema),
});

const isTokenPermission = (permission: (typeof permissions)[number]): boolean => tokenPermissions.includes(permission);

const newApiTokenSchema = z.strictObject({
  name: z.string().trim().min(1).max(MAX_TOKEN_NAME),
  permissions: z
    .array(z.enum(permissions))
    .min(1, 'Choose what the token may do.')
    .max(permissions.length)
    .refine((chosen) => chosen.every(isTokenPermission), 'A token cannot have permissions of system administrators.'),
  /** Null or absent for a token that does not expire. */
  expiresAt: momentSchema.nullable().optional(),
});
export type NewApiToken = z.output<typeof newApiTokenSchema>;

export const createApiTokenOperation = defineOperation({
  name: 'createApiToken',
  service: 'admin',
  method: 'post',
  path: '/api/tokens',
  summary: 'Make a token by which a program acts in the council. The answer has the token; it is shown only this once.',
  can: 'api-token:manage',
  needsFreshSignIn: true,
  body: newApiTokenSchema,
  status: 201,
  response: apiTokenSchema.extend({ token: z.string() }),
  errors: ['forbidden', 'conflict'],
});

export const revokeApiTokenOperation = defineOperation({
  name: 'revokeApiToken',
  service: 'admin',
  method: 'delete',
  path: '/api/tokens/:id',
  summary: 'End a token at once.',
  can: 'api-token:manage',
  params: z.strictObject({ id: idSchema }),
  status: 204,
  errors: ['not_found'],
});

/** For the gateway only: who acts by a token. */
export const resolveApiTokenOperation = defineOperation({
  name: 'resolveApiToken',
  service: 'admin',
  method: 'post',
  path: '/internal/api-tokens/resolve',
  summary: 'Turn an API token into an actor.',
  can: 'internal',
  isRepeatable: true,
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: z.object({ actor: actorSchema.nullable() }),
});
