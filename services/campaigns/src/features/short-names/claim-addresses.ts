import { claimCampaignAddressesOperation, DomainError } from '@folkmoot/contracts';
import { createServiceCalls, statusOf } from '@folkmoot/service-kit';
import { shortNameMessages } from './short-name.messages';

const CONFLICT = 409;

interface Claim {
  readonly campaignId: string;
  readonly addresses: readonly string[];
  readonly revision: number;
}

/** Throws slug_taken, stale_revision, and unavailable without the subscribers service. */
export type ClaimAddresses = (councilId: string, claim: Claim) => Promise<void>;

interface Options {
  readonly subscribersUrl?: string | undefined;
  readonly serviceKey: string;
}

const failureOf = (cause: unknown): DomainError =>
  statusOf(cause) === CONFLICT
    ? new DomainError('stale_revision', { cause })
    : new DomainError('unavailable', { detail: shortNameMessages.unavailable, cause });

/** Claims addresses in the subscribers service, where the sign-up pages have theirs. */
export const createClaimAddresses = ({ subscribersUrl, serviceKey }: Options): ClaimAddresses => {
  const { callService } = createServiceCalls({ from: 'campaigns', serviceKey, addressOf: () => subscribersUrl });
  return async (councilId, { campaignId, addresses, revision }) => {
    const body = { addresses: [...addresses], revision };
    const { takenBy } = await callService(claimCampaignAddressesOperation, {
      councilId,
      params: { campaignId },
      body,
    }).catch((cause: unknown) => {
      throw failureOf(cause);
    });
    if (!takenBy) return;
    const message = shortNameMessages.taken(takenBy);
    throw new DomainError('slug_taken', { detail: message, fields: [{ path: 'shortName', message }] });
  };
};
