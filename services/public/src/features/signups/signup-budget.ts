import { DomainError } from '@folkmoot/contracts';
import { createTokenBuckets, type TokenBuckets } from '@folkmoot/service-kit';
import { createSecretHash } from '../../timing/secret-hash';

interface SignupFrom {
  /** Null where nobody tells. */
  readonly network: string | null;
  readonly councilId: string;
  /** The sign-up page, or the campaign after whose survey it is offered. */
  readonly placeId: string;
}

/** How many sign-ups are taken, since each sends a message to whatever address somebody has entered. In memory alone. */
export interface SignupBudget {
  /** Takes one. Throws too_many_requests, with the seconds to wait, where there is none left. */
  take(from: SignupFrom): void;
}

/** A library, a school or a stall at a fair: sixty people at once, then one every half minute. */
const OF_NETWORK = { capacity: 60, perHour: 120 };
const OF_PLACE = { capacity: 600, perHour: 1_200 };
const OF_COUNCIL = { capacity: 2_000, perHour: 4_000 };

export const createSignupBudget = (now: () => number): SignupBudget => {
  const hash = createSecretHash();
  const networks = createTokenBuckets({ ...OF_NETWORK, now });
  const places = createTokenBuckets({ ...OF_PLACE, now });
  const councils = createTokenBuckets({ ...OF_COUNCIL, now });
  return {
    take: ({ network, councilId, placeId }) => {
      const asked: (readonly [TokenBuckets, string])[] = [
        [places, placeId],
        [councils, councilId],
      ];
      if (network !== null) asked.push([networks, hash(`${councilId} ${network}`)]);
      const retryAfter = Math.max(...asked.map(([buckets, key]) => buckets.waitFor(key)));
      if (retryAfter > 0) throw new DomainError('too_many_requests', { retryAfter });
      for (const [buckets, key] of asked) buckets.take(key);
    },
  };
};

/** For what keeps nothing. */
export const noBudget: SignupBudget = { take: () => undefined };
