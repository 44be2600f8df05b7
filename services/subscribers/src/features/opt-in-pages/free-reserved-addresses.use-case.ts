import { numberedSlug, reservedPageSlugs, systemActor } from '@folkmoot/contracts';
import type { Clock, Units } from '@folkmoot/service-kit';
import { changedPage } from '../../opt-in-pages/opt-in-page.domain';
import { tellPageChanged } from '../../opt-in-pages/opt-in-page.events';
import type { OptInPageSweepRepository } from '../../opt-in-pages/opt-in-page.repository';
import type { PageRecords } from './deps';
import { freeSlug } from './free-slug';

type Records = PageRecords & { readonly optInPageSweep: OptInPageSweepRepository };

/**
 * Gives pages another address whose own one the product has reserved since they were made, also those that are restored
 * later: `results` becomes `results-2`. The old address goes on leading to them, the page shows both to staff, and the
 * activity log says that the system did it.
 */
export const freeReservedAddresses = async (
  { units, clock }: { units: Pick<Units<Records>, 'unitOfWork' | 'readerAcrossCouncils'>; clock: Clock },
  signal: AbortSignal,
): Promise<void> => {
  const { optInPageSweep } = units.readerAcrossCouncils();
  for (const { councilId, pageId } of await optInPageSweep.listAtAcrossCouncils([...reservedPageSlugs])) {
    if (signal.aborted) return;
    await units.unitOfWork(systemActor('subscribers', councilId), async ({ optInPages, outbox }) => {
      const page = await optInPages.get(pageId);
      if (!reservedPageSlugs.has(page.slug)) return;
      const slug = await freeSlug({ optInPages }, (number) => numberedSlug(page.slug, number + 1));
      await tellPageChanged(outbox, await optInPages.save(changedPage(page, { slug }, clock.now())));
    });
  }
};
