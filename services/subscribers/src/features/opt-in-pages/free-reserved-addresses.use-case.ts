import { type Actor, numberedSlug, reservedPageSlugs, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { changedPage, publishPageChanged } from '../../entities/opt-in-page';
import { freeSlug } from './free-slug';
import type { PageRecords } from './opt-in-page.types';

/**
 * Changes the address of pages whose address the product has reserved since their creation, also of pages restored
 * later: `results` becomes `results-2`. The old address still leads to the page, staff see both, and the activity log
 * names the system.
 */
export const freeReservedAddresses = async (
  { acrossCouncils, unitOfWork, clock }: Context<PageRecords, Actor>,
  signal: AbortSignal,
): Promise<void> => {
  const { optInPageSweep } = acrossCouncils.reader();
  for (const { councilId, pageId } of await optInPageSweep.listAtAcrossCouncils([...reservedPageSlugs])) {
    if (signal.aborted) return;
    await unitOfWork(systemActor('subscribers', councilId), async (unit) => {
      const { optInPages, outbox } = unit;
      const page = await optInPages.get(pageId);
      if (!reservedPageSlugs.has(page.slug)) return;
      const slug = await freeSlug(unit, (number) => numberedSlug(page.slug, number + 1));
      await publishPageChanged(outbox, await optInPages.save(changedPage(page, { slug }, clock.now())));
    });
  }
};
