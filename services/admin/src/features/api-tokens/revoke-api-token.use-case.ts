import { apiTokenRevokedEvent, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { ApiTokenRecords } from './api-token.types';

/** Ends a token of the actor's council at once. Throws not_found, also for one that is revoked already. */
export const revokeApiToken = (
  { actor, unitOfWork, clock }: Context<ApiTokenRecords>,
  tokenId: string,
): Promise<void> =>
  unitOfWork(actor, async ({ apiTokens, outbox }) => {
    const token = await apiTokens.get(tokenId);
    if (token.revokedAt !== null) throw new DomainError('not_found');
    const { id, revision, createdBy: userId, hash } = await apiTokens.save(token, { revokedAt: clock.now() });
    await outbox.add(apiTokenRevokedEvent, {
      aggregate: { type: 'api-token', id, revision },
      payload: { tokenId: id, userId, sessionIds: [hash] },
    });
  });
