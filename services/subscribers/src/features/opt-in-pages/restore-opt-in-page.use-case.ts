import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { keptSince, publishPageChanged, type StoredOptInPage } from '../../entities/opt-in-page';
import { requireFreeAddress } from './free-address';
import type { PageRecords } from './opt-in-page.types';

/**
 * Restores a deleted page with its current address and those former addresses that are still free. Does nothing to a
 * live page. Throws not_found, or slug_taken when another page has its current address.
 */
export const restoreOptInPage = ({ actor, unitOfWork, clock }: Context<PageRecords>, pageId: string) =>
  unitOfWork(actor, async ({ optInPages, outbox }): Promise<StoredOptInPage> => {
    const live = await optInPages.get(pageId).catch(() => null);
    if (live) return live;
    const page = await optInPages.getDeleted(pageId);
    if (page.deletedAt && page.deletedAt < keptSince(clock.now())) throw new DomainError('not_found');
    await requireFreeAddress({ optInPages }, page.slug);
    const others = await optInPages.findByAddresses(page.formerSlugs);
    const taken = new Set(others.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]));
    const formerSlugs = page.formerSlugs.filter((slug) => !taken.has(slug));
    const restored = await optInPages.save({ ...page, formerSlugs, deletedAt: null, updatedAt: clock.now() });
    await publishPageChanged(outbox, restored);
    return restored;
  });
