import { systemActor } from '@folkmoot/contracts';
import type { Clock, Units } from '@folkmoot/service-kit';
import { keptSince } from '../../opt-in-pages/opt-in-page.domain';
import type { OptInPageSweepRepository } from '../../opt-in-pages/opt-in-page.repository';
import type { PageRecords } from './deps';

type SweepRecords = PageRecords & { readonly optInPageSweep: OptInPageSweepRepository };

/** Forgets pages that were deleted 30 days ago, with what residents entered on them and their figures (E-79). */
export const sweepOptInPages = async (
  { units, clock }: { units: Pick<Units<SweepRecords>, 'unitOfWork' | 'readerAcrossCouncils'>; clock: Clock },
  signal: AbortSignal,
): Promise<void> => {
  const before = keptSince(clock.now());
  for (const { councilId, pageId } of await units
    .readerAcrossCouncils()
    .optInPageSweep.listDeletedAcrossCouncils(before)) {
    if (signal.aborted) return;
    await units.unitOfWork(systemActor('subscribers', councilId), async ({ optInPages, signups, pageFigures }) => {
      const page = await optInPages.getDeleted(pageId).catch(() => null);
      if (!page?.deletedAt || page.deletedAt >= before) return;
      await signups.eraseOfPage(pageId);
      await pageFigures.eraseOfPage(pageId);
      await optInPages.forget(pageId);
    });
  }
};
