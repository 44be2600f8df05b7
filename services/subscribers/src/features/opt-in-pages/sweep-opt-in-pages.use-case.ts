import { type Actor, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { keptSince } from '../../entities/opt-in-page';
import type { PageRecords } from './opt-in-page.types';

/** Forgets pages that were deleted 30 days ago, with what residents entered on them, their figures and codes. */
export const sweepOptInPages = async (
  { acrossCouncils, unitOfWork, clock }: Context<PageRecords, Actor>,
  signal: AbortSignal,
): Promise<void> => {
  const before = keptSince(clock.now());
  const { optInPageSweep } = acrossCouncils.reader();
  for (const { councilId, pageId } of await optInPageSweep.listDeletedAcrossCouncils(before)) {
    if (signal.aborted) return;
    await unitOfWork(systemActor('subscribers', councilId), async ({ optInPages, signups, pageFigures, pageCodes }) => {
      const page = await optInPages.getDeleted(pageId).catch(() => null);
      if (!page?.deletedAt || page.deletedAt >= before) return;
      await signups.eraseOfPage(pageId);
      await pageFigures.eraseOfPage(pageId);
      await pageCodes.eraseOfPage(pageId);
      await optInPages.forget(pageId);
    });
  }
};
