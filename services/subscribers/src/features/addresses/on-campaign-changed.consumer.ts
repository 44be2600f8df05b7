import { campaignChangedEvent, campaignErasedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { AddressClaimRepository } from '../../entities/address-claim';

interface Repositories {
  addressClaims: AddressClaimRepository;
}

/**
 * Frees the addresses that a campaign has claimed and does not use: after its short name is removed, after a save that
 * failed, and when it is erased. A claim for a later save stays.
 */
export const onCampaignChanged: Consumer<Repositories> = consumer(
  'subscribers.addresses',
  [campaignChangedEvent, campaignErasedEvent],
  async (event, { addressClaims }: Repositories) => {
    if (event.type === 'campaign.erased') return addressClaims.forget(event.payload.campaignId);
    const { id, revision, shortName, formerShortNames = [] } = event.payload.campaign;
    // A service of an earlier version knows no short names.
    if (shortName === undefined) return;
    const claim = await addressClaims.find(id);
    if (!claim || claim.ownerRevision >= revision) return;
    const addresses = shortName === null ? [] : [shortName, ...formerShortNames];
    await addressClaims.save({ ...claim, addresses, ownerRevision: revision });
  },
);
