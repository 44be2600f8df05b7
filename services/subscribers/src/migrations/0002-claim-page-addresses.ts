import { isDomainError, systemActor } from '@folkmoot/contracts';
import { defineMigration, type MigrationContext, type Scope } from '@folkmoot/service-kit';
import { createAddressClaimRepository } from '../entities/address-claim/address-claim.mongo';
import { claimOf } from '../entities/opt-in-page';
import {
  createOptInPageRepository,
  createUnclaimedPagesRepositoryAcrossCouncils,
} from '../entities/opt-in-page/opt-in-page.mongo';

const BATCH_SIZE = 200;

/** Position: the id of the last page that was looked at. */
interface Position {
  readonly after: string;
}

const repositories = (scope: Scope) => ({
  unclaimedPages: createUnclaimedPagesRepositoryAcrossCouncils(scope),
  optInPages: createOptInPageRepository(scope),
  addressClaims: createAddressClaimRepository(scope),
});

const pagesAfter = (context: MigrationContext, after: string) =>
  context.units(repositories).readerAcrossCouncils().unclaimedPages.listAcrossCouncils(after, BATCH_SIZE);

const countFrom = async (context: MigrationContext, after: string): Promise<number> => {
  const batch = await pagesAfter(context, after);
  return batch ? batch.unclaimed.length + (await countFrom(context, batch.last)) : 0;
};

/**
 * Ignores a page that was deleted in the meantime, and one that a service of an earlier version saved at the address of
 * a campaign: it stays without a claim, and residents get the page.
 */
const ignoreSettled = (error: unknown): void => {
  if (!isDomainError(error)) throw error;
};

export const claimPageAddresses = defineMigration<Position>({
  number: 2,
  name: 'claim-page-addresses',
  summary: 'Claims the addresses of sign-up pages, so that no campaign gets one of them as its short name.',
  countOutdated: (context) => countFrom(context, ''),
  migrateBatch: async (context, position) => {
    const batch = await pagesAfter(context, position?.after ?? '');
    if (!batch) return null;
    const { unitOfWork } = context.units(repositories);
    for (const { councilId, pageId } of batch.unclaimed) {
      await unitOfWork(systemActor('subscribers', councilId), async ({ optInPages, addressClaims }) => {
        await addressClaims.save(claimOf(await optInPages.get(pageId)));
      }).catch(ignoreSettled);
    }
    return { position: { after: batch.last }, changed: batch.unclaimed.length };
  },
});
