import {
  type ApiToken,
  createApiTokenOperation,
  listApiTokensOperation,
  revokeApiTokenOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem, sampleUser } from '@folkmoot/shell-sdk/standalone';

const MOMENT = '2026-01-05T09:00:00.000Z';

/** API tokens. They last until the page is closed. */
export const onApiTokens = (): Handler[] => {
  let tokens: ApiToken[] = [
    {
      id: 'token-warehouse',
      name: 'Data warehouse',
      permissions: ['campaign:read', 'report:read', 'report:export', 'survey:read'],
      createdBy: sampleUser().id,
      createdAt: MOMENT,
      expiresAt: '2027-01-05T09:00:00.000Z',
      lastUsedAt: null,
    },
  ];
  return [
    handle(listApiTokensOperation, () => ({ items: tokens, nextCursor: null })),
    handle(createApiTokenOperation, ({ body: { name, permissions, expiresAt = null } }) => {
      const made = { id: `token-${tokens.length}`, name, permissions, createdBy: sampleUser().id, expiresAt };
      const token: ApiToken = { ...made, createdAt: MOMENT, lastUsedAt: null };
      tokens = [token, ...tokens];
      return { ...token, token: `fmk_${'sample'.repeat(8)}` };
    }),
    handle(revokeApiTokenOperation, ({ params: { id } }) => {
      if (!tokens.some((token) => token.id === id)) throw problem('not_found');
      tokens = tokens.filter((token) => token.id !== id);
    }),
  ];
};
