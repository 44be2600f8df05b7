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
        // Somebody may have deleted it in the meantime.
        const page = await optInPages.get(pageId).catch((error: unknown) => {
          if (isDomainError(error)) return null;
          throw error;
        });
        if (page) await addressClaims.save(claimOf(page));
      });
    }
    return { position: { after: batch.last }, changed: batch.unclaimed.length };
  },
});
