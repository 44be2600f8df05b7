import type { UserActor } from '@folkmoot/contracts';
import { newPage, type StoredOptInPage } from '../../opt-in-pages/opt-in-page.domain';
import { tellPageChanged } from '../../opt-in-pages/opt-in-page.events';
import { requireTags } from '../../subscribers/subscriber-changes';
import type { Deps } from './deps';
import { requireFreeAddress } from './free-address';

type Given = Pick<StoredOptInPage, 'title' | 'description' | 'slug' | 'tagIds'>;

/** Makes a page with the one field that every page has. Throws slug_taken, or not_found for an unknown topic. */
export const createOptInPage = (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
  given: Given,
): Promise<StoredOptInPage> =>
  unitOfWork(actor, async ({ optInPages, tags, outbox }) => {
    requireTags(await tags.listAll(), given.tagIds);
    await requireFreeAddress({ optInPages }, given.slug);
    const page = await optInPages.add(newPage({ ...given, createdBy: actor.userId }, clock.now()));
    await tellPageChanged(outbox, page);
    return page;
  });
