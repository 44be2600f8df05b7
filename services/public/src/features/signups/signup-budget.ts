import { DomainError } from '@folkmoot/contracts';
import { createTokenBuckets, type TokenBuckets } from '@folkmoot/service-kit';
import { createSecretHash } from '../../entities/visit';

interface SignupFrom {
  /** Null when unknown. */
  readonly network: string | null;
  readonly councilId: string;
  /** The sign-up page, or the campaign of the survey with the offer. */
  readonly placeId: string;
}

/** Limits the number of sign-ups, because each sends a mail to an address that anyone can enter. In memory only. */
export interface SignupBudget {
  /** Counts one sign-up. Throws too_many_requests with the seconds to wait when none is left. */
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
      const limits: (readonly [TokenBuckets, string])[] = [
        [places, placeId],
        [councils, councilId],
      ];
      if (network !== null) limits.push([networks, hash(`${councilId} ${network}`)]);
      const retryAfter = Math.max(...limits.map(([buckets, key]) => buckets.waitFor(key)));
      if (retryAfter > 0) throw new DomainError('too_many_requests', { retryAfter });
      for (const [buckets, key] of limits) buckets.take(key);
    },
  };
};

/** For previews, which store nothing. */
export const noBudget: SignupBudget = { take: () => undefined };
