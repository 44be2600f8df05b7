import { DomainError, type UserActor } from '@folkmoot/contracts';
import { keptSince, type StoredOptInPage } from '../../opt-in-pages/opt-in-page.domain';
import { tellPageChanged } from '../../opt-in-pages/opt-in-page.events';
import type { Deps } from './deps';
import { requireFreeAddress } from './free-address';

/**
 * Brings a deleted page back, with those of its former addresses that are still free. A live one stays as it is, so that
 * asking twice is as once. Throws not_found, or slug_taken when its own address has gone to another page.
 */
export const restoreOptInPage = ({ unitOfWork, clock }: Deps, actor: UserActor, pageId: string) =>
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
    await tellPageChanged(outbox, restored);
    return restored;
  });
