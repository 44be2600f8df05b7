import { DomainError } from '@folkmoot/contracts';
import { pageMessages, type StoredOptInPage } from '../../entities/opt-in-page';
import type { AddressRecords } from './opt-in-page.types';

const taken = (detail?: string): DomainError => new DomainError('slug_taken', { ...(detail ? { detail } : {}) });

/**
 * Throws slug_taken for an address that leads to another page or to a campaign. The text says which, where the list of
 * pages does not show it.
 */
export const requireFreeAddress = async (
  { optInPages, addressClaims, campaigns }: AddressRecords,
  slug: string,
  page: Pick<StoredOptInPage, 'id'> | null = null,
): Promise<void> => {
  const other = (await optInPages.findByAddresses([slug])).find(({ id }) => id !== page?.id);
  if (other) throw taken(other.slug === slug ? undefined : pageMessages.leadsElsewhere(other.title));
  const claim = (await addressClaims.findByAddresses([slug])).find(({ kind }) => kind === 'campaign');
  if (!claim) return;
  const campaign = await campaigns.find(claim.ownerId);
  throw taken(campaign ? pageMessages.leadsToCampaign(campaign.title) : undefined);
};

/** The addresses in the list that lead to a page or campaign. */
export const takenAmong = async (
  { optInPages, addressClaims }: Pick<AddressRecords, 'optInPages' | 'addressClaims'>,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> => {
  // Pages of earlier versions have no claim until the migration has reached them.
  const [pages, claims] = [await optInPages.findByAddresses(slugs), await addressClaims.findByAddresses(slugs)];
  return new Set([
    ...pages.flatMap((page) => [page.slug, ...page.formerSlugs]),
    ...claims.flatMap(({ addresses }) => addresses),
  ]);
};
