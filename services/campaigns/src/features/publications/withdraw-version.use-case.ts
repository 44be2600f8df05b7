import { resultsWithdrawn, withdrawnVersion } from '../../entities/publication';
import type { PublicationContext } from './publication.types';

interface Withdrawal {
  readonly campaignId: string;
  readonly version: number;
  readonly reason: string;
}

/**
 * Takes a version back, or stops one that is scheduled. Its counts are kept to protect later versions. Throws
 * campaign_not_found, not_found and transition_not_allowed.
 */
export const withdrawVersion = (
  { actor, unitOfWork, clock }: PublicationContext,
  { campaignId, version, reason }: Withdrawal,
): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, publicationVersions, outbox }) => {
    await campaigns.get(campaignId);
    const known = await publicationVersions.get(campaignId, version);
    const saved = await publicationVersions.save(withdrawnVersion(known, reason, clock.now()));
    if (saved.publishedAt) await resultsWithdrawn(outbox, saved);
  });
