import type { Context } from '@folkmoot/service-kit';
import { type Campaign, campaignChanged, shortNamesOf, withShortName } from '../../entities/campaign';
import { checkRevision } from '../../entities/survey';
import type { ClaimAddresses } from './claim-addresses';
import type { ShortNameRecords } from './short-name.types';

interface ShortNameInput {
  /** Null removes the short name and all former ones. */
  readonly shortName: string | null;
  /** The revision that was edited; without it, the change overwrites. */
  readonly revision?: number | undefined;
}

/**
 * Sets the short name of a campaign. The name is claimed first: when the save then fails, the claim is free again with
 * the next change of the campaign. A removed name is free when the subscribers service has the event.
 */
export const setShortName = async (
  { actor, reader, unitOfWork, clock }: Context<ShortNameRecords>,
  campaignId: string,
  { shortName, revision }: ShortNameInput,
  claimAddresses: ClaimAddresses,
): Promise<Campaign> => {
  const seen = await reader(actor).campaigns.get(campaignId);
  checkRevision(seen.revision, revision);
  if (seen.shortName === shortName) return seen;
  if (shortName !== null) {
    const addresses = [...new Set([shortName, ...shortNamesOf(seen)])];
    await claimAddresses(seen.councilId, { campaignId, addresses, revision: seen.revision });
  }
  return unitOfWork(actor, async ({ campaigns, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    // The claim is for this revision only.
    checkRevision(campaign.revision, seen.revision);
    const saved = await campaigns.save(withShortName(campaign, shortName, clock.now()));
    await campaignChanged(outbox, 'short_name', saved);
    return saved;
  });
};
