import {
  createApiTokenOperation,
  listApiTokensOperation,
  resolveApiTokenOperation,
  revokeApiTokenOperation,
} from '@folkmoot/contracts';
import { toView } from '../../entities/api-token';
import type { ApiTokenApp } from './api-token.types';
import { createApiToken } from './create-api-token.use-case';
import { resolveApiToken } from './resolve-api-token.use-case';
import { revokeApiToken } from './revoke-api-token.use-case';

export const apiTokenRoutes = ({ route }: ApiTokenApp) => [
  route(listApiTokensOperation, {
    handle: async ({ context: { actor, reader } }) => {
      const { items, nextCursor } = await reader(actor).apiTokens.list();
      return { items: items.map(toView), nextCursor };
    },
  }),
  route(createApiTokenOperation, { handle: ({ context, body }) => createApiToken(context, body) }),
  route(revokeApiTokenOperation, { handle: ({ context, params }) => revokeApiToken(context, params.id) }),
  route(resolveApiTokenOperation, {
    handle: async ({ context, body }) => ({ actor: await resolveApiToken(context, body.token) }),
  }),
];
