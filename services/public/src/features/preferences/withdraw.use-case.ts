import { type Actor, DomainError, subscriptionWithdrawnEvent, systemActor } from '@folkmoot/contracts';
import type { Context, SubscriberRef, SubscriberTokens } from '@folkmoot/service-kit';

/**
 * Ends all subscriptions of a link's person (RFC 8058). Also accepted while subscribers is unavailable: the event is
 * delivered later. A repeat changes nothing. Throws link_invalid.
 */
export const withdraw = async (
  { unitOfWork, clock }: Pick<Context<object, Actor>, 'unitOfWork' | 'clock'>,
  token: string,
  tokens: Pick<SubscriberTokens, 'readPreferences'>,
): Promise<SubscriberRef> => {
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
