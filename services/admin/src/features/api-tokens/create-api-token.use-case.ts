import { type ApiToken, apiTokenCreatedEvent, DomainError, type NewApiToken } from '@folkmoot/contracts';
import { type Context, newApiToken, newId } from '@folkmoot/service-kit';
import { beyondRole, toView } from '../../entities/api-token';
import { hashOfSecret } from '../../entities/secret';
import { messages } from './api-token.messages';
import type { ApiTokenRecords } from './api-token.types';

/** More than anybody keeps in view. */
const MAX_TOKENS = 100;

/**
 * Makes a token of the actor's council. Throws forbidden when it would have a permission that the actor does not have,
 * invalid_input when it has expired already, and conflict when the council has too many.
 */
export const createApiToken = (
  { actor, unitOfWork, clock }: Context<ApiTokenRecords>,
  { name, permissions, expiresAt = null }: NewApiToken,
): Promise<ApiToken & { token: string }> =>
  unitOfWork(actor, async ({ apiTokens, outbox }) => {
    const now = clock.now();
    if (beyondRole(actor, permissions).length > 0) throw new DomainError('forbidden', { detail: messages.beyondRole });
    const end = expiresAt === null ? null : new Date(expiresAt);
    if (end && end <= now)
      throw new DomainError('invalid_input', { fields: [{ path: 'expiresAt', message: messages.expired }] });
    if ((await apiTokens.count()) >= MAX_TOKENS)
      throw new DomainError('conflict', { detail: messages.full(MAX_TOKENS) });
    const token = newApiToken();
    const stored = await apiTokens.add({
      id: newId(),
      councilId: actor.councilId ?? '',
      name,
      permissions: [...new Set(permissions)],
      hash: hashOfSecret(token),
      createdBy: actor.userId,
      createdAt: now,
      expiresAt: end,
      lastUsedAt: null,
      revokedAt: null,
    });
    await outbox.add(apiTokenCreatedEvent, {
      aggregate: { type: 'api-token', id: stored.id, revision: stored.revision },
      payload: { tokenId: stored.id, userId: actor.userId },
    });
    return { ...toView(stored), token };
  });
