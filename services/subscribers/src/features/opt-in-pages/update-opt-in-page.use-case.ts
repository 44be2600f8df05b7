import { DomainError, type UserActor } from '@folkmoot/contracts';
import { changedPage, type PageChanges, type StoredOptInPage } from '../../opt-in-pages/opt-in-page.domain';
import { tellPageChanged } from '../../opt-in-pages/opt-in-page.events';
import { requireTags } from '../../subscribers/subscriber-changes';
import type { Deps } from './deps';
import { requireFreeAddress } from './free-address';

type Update = PageChanges & { readonly pageId: string; readonly revision?: number | undefined };

/**
 * Changes a page, activates or deactivates it. Throws not_found, stale_revision, slug_taken, email_field_missing or
 * invalid_input.
 */
export const updateOptInPage = (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
  { pageId, revision, ...changes }: Update,
): Promise<StoredOptInPage> =>
  unitOfWork(actor, async ({ optInPages, tags, outbox }) => {
    const page = await optInPages.get(pageId);
    if (revision !== undefined && revision !== page.revision) throw new DomainError('stale_revision');
    if (changes.tagIds) requireTags(await tags.listAll(), changes.tagIds);
    if (changes.slug) await requireFreeAddress({ optInPages }, changes.slug, page);
    const saved = await optInPages.save(changedPage(page, changes, clock.now()));
    await tellPageChanged(outbox, saved);
    return saved;
  });
