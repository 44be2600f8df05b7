import { type Actor, type AddressOwner, DomainError, isDomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { AddressesRecords } from './addresses.types';

interface Wanted {
  readonly campaignId: string;
  readonly addresses: readonly string[];
  /** The campaign's revision that its next save replaces. */
  readonly revision: number;
}

/** The page or other campaign that has one of the addresses. */
const ownerAmong = async (
  { optInPages, addressClaims, campaigns }: AddressesRecords,
  { campaignId, addresses }: Wanted,
): Promise<AddressOwner | null> => {
  // Pages of earlier versions have no claim until the migration has reached them.
  const [page] = await optInPages.findByAddresses(addresses);
  if (page) return { kind: 'opt_in_page', title: page.title };
  const other = (await addressClaims.findByAddresses(addresses)).find(({ ownerId }) => ownerId !== campaignId);
  if (!other) return null;
  return { kind: other.kind, title: (await campaigns.find(other.ownerId))?.title ?? null };
};

const claim = async (
  { actor, unitOfWork }: Context<AddressesRecords, Actor>,
  wanted: Wanted,
): Promise<AddressOwner | null> =>
  unitOfWork(actor, async (unit) => {
    const { campaignId, addresses, revision } = wanted;
    const before = await unit.addressClaims.find(campaignId);
    if (before && before.ownerRevision > revision) throw new DomainError('stale_revision');
    const owner = await ownerAmong(unit, wanted);
    if (owner) return owner;
    // The campaigns service accepts one save for each revision. Until it says which, all wanted names stay claimed.
    const kept = before?.ownerRevision === revision ? before.addresses : [];
    const all = [...new Set([...addresses, ...kept])];
    await unit.addressClaims.save({ ownerId: campaignId, kind: 'campaign', addresses: all, ownerRevision: revision });
    return null;
  });

/**
 * Claims the addresses of a campaign before its next save. Returns who has one of them already, and then claims none.
 * Throws stale_revision when the campaign was saved since.
 */
export const claimCampaignAddresses = async (
  context: Context<AddressesRecords, Actor>,
  wanted: Wanted,
): Promise<AddressOwner | null> => {
  try {
    return await claim(context, wanted);
  } catch (error) {
    // Another transaction took an address at the same time.
    if (!isDomainError(error) || error.code !== 'slug_taken') throw error;
    const owner = await ownerAmong(context.reader(context.actor), wanted);
    return owner ?? { kind: 'opt_in_page', title: null };
  }
};
