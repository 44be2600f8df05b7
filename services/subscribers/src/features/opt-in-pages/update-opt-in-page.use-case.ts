import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { changedPage, type PageChanges, publishPageChanged, type StoredOptInPage } from '../../entities/opt-in-page';
import { requireTags } from '../../entities/subscriber';
import { requireFreeAddress } from './free-address';
import type { AddressRecords, PageRecords } from './opt-in-page.types';

type Update = PageChanges & { readonly pageId: string; readonly revision?: number | undefined };

/**
 * Changes a page, activates or deactivates it. Throws not_found, stale_revision, slug_taken, email_field_missing or
 * invalid_input.
 */
export const updateOptInPage = (
  { actor, unitOfWork, clock }: Context<AddressRecords & Pick<PageRecords, 'tags'>>,
  { pageId, revision, ...changes }: Update,
): Promise<StoredOptInPage> =>
  unitOfWork(actor, async (unit) => {
    const { optInPages, tags, outbox } = unit;
    const page = await optInPages.get(pageId);
    if (revision !== undefined && revision !== page.revision) throw new DomainError('stale_revision');
    if (changes.tagIds) requireTags(await tags.listAll(), changes.tagIds);
    if (changes.slug) await requireFreeAddress(unit, changes.slug, page);
    const saved = await optInPages.save(changedPage(page, changes, clock.now()));
    await publishPageChanged(outbox, saved);
    return saved;
  });
