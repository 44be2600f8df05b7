import { DomainError, subscriptionWithdrawnEvent, systemActor } from '@folkmoot/contracts';
import type { Clock, SubscriberRef, SubscriberTokens, UnitOfWork } from '@folkmoot/service-kit';

interface Deps {
  readonly tokens: Pick<SubscriberTokens, 'readPreferences'>;
  readonly unitOfWork: UnitOfWork<object>;
  readonly clock: Clock;
}

/**
 * Ends all subscriptions of the person behind a link (RFC 8058). Taken also while subscribers is away: it is told as soon
 * as it is back. Twice is as once. Throws link_invalid.
 */
export const withdraw = async ({ tokens, unitOfWork, clock }: Deps, token: string): Promise<SubscriberRef> => {
  const now = clock.now();
  const ref = tokens.readPreferences(token, now);
  if (!ref) throw new DomainError('link_invalid');
  const { councilId, subscriberId } = ref;
  await unitOfWork(systemActor('public', councilId), ({ outbox }) =>
    outbox.add(subscriptionWithdrawnEvent, {
      aggregate: { type: 'subscriber', id: subscriberId, revision: 1 },
      payload: { subscriberId, withdrawnAt: now.toISOString() },
    }),
  );
  return ref;
};
