import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { keptSince, publishPageChanged, type StoredOptInPage } from '../../entities/opt-in-page';
import { requireFreeAddress, takenAmong } from './free-address';
import type { PageRecords } from './opt-in-page.types';

/**
 * Restores a deleted page with its current address and those former addresses that are still free. Does nothing to a
 * live page. Throws not_found, or slug_taken when another page or a campaign has its current address.
 */
export const restoreOptInPage = ({ actor, unitOfWork, clock }: Context<PageRecords>, pageId: string) =>
  unitOfWork(actor, async (unit): Promise<StoredOptInPage> => {
    const { optInPages, outbox } = unit;
    const live = await optInPages.get(pageId).catch(() => null);
    if (live) return live;
    const page = await optInPages.getDeleted(pageId);
    if (page.deletedAt && page.deletedAt < keptSince(clock.now())) throw new DomainError('not_found');
    await requireFreeAddress(unit, page.slug);
    const taken = await takenAmong(unit, page.formerSlugs);
    const formerSlugs = page.formerSlugs.filter((slug) => !taken.has(slug));
    const restored = await optInPages.save({ ...page, formerSlugs, deletedAt: null, updatedAt: clock.now() });
    await publishPageChanged(outbox, restored);
    return restored;
  });
