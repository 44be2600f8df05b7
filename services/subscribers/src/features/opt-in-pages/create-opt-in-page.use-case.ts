import type { Context } from '@folkmoot/service-kit';
import { newPage, publishPageChanged, type StoredOptInPage } from '../../entities/opt-in-page';
import { requireTags } from '../../entities/subscriber';
import { requireFreeAddress } from './free-address';
import type { PageRecords } from './opt-in-page.types';

type PageInput = Pick<StoredOptInPage, 'title' | 'description' | 'slug' | 'tagIds'>;

/** Creates a page with the one required field. Throws slug_taken, or not_found for an unknown topic. */
export const createOptInPage = (
  { actor, unitOfWork, clock }: Context<Pick<PageRecords, 'optInPages' | 'tags'>>,
  input: PageInput,
): Promise<StoredOptInPage> =>
  unitOfWork(actor, async ({ optInPages, tags, outbox }) => {
    requireTags(await tags.listAll(), input.tagIds);
    await requireFreeAddress({ optInPages }, input.slug);
    const page = await optInPages.add(newPage({ ...input, createdBy: actor.userId }, clock.now()));
    await publishPageChanged(outbox, page);
    return page;
  });
