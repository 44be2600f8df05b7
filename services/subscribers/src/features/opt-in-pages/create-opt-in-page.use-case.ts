import type { Context } from '@folkmoot/service-kit';
import { newPage, publishPageChanged, type StoredOptInPage } from '../../entities/opt-in-page';
import { requireTags } from '../../entities/subscriber';
import { requireFreeAddress } from './free-address';
import type { AddressRecords, PageRecords } from './opt-in-page.types';

type PageInput = Pick<StoredOptInPage, 'title' | 'description' | 'slug' | 'tagIds'>;

/** Creates a page with the one required field. Throws slug_taken, or not_found for an unknown topic. */
export const createOptInPage = (
  { actor, unitOfWork, clock }: Context<AddressRecords & Pick<PageRecords, 'tags'>>,
  input: PageInput,
): Promise<StoredOptInPage> =>
  unitOfWork(actor, async (unit) => {
    const { optInPages, tags, outbox } = unit;
    requireTags(await tags.listAll(), input.tagIds);
    await requireFreeAddress(unit, input.slug);
    const page = await optInPages.add(newPage({ ...input, createdBy: actor.userId }, clock.now()));
    await publishPageChanged(outbox, page);
    return page;
  });
