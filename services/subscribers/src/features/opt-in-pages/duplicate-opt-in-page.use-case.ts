import { MAX_SLUG } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { newPage, pageMessages, publishPageChanged, type StoredOptInPage } from '../../entities/opt-in-page';
import { freeSlug } from './free-slug';
import type { PageRecords } from './opt-in-page.types';

/** `news-copy`, `news-copy-2`, … */
const copySlug = (slug: string, number: number): string => {
  const end = number === 1 ? '-copy' : `-copy-${number}`;
  return `${slug.slice(0, MAX_SLUG - end.length).replace(/-+$/, '')}${end}`;
};

/** A copy with its own address, inactive until staff have checked it. Throws not_found. */
export const duplicateOptInPage = (
  { actor, unitOfWork, clock }: Context<PageRecords>,
  pageId: string,
): Promise<StoredOptInPage> =>
  unitOfWork(actor, async (unit) => {
    const { optInPages, outbox } = unit;
    const { title, description, slug, tagIds, fields, styling } = await optInPages.get(pageId);
    const input = { description, tagIds, createdBy: actor.userId, title: pageMessages.copyOf(title) };
    const free = await freeSlug(unit, (number) => copySlug(slug, number));
    const begun = newPage({ ...input, slug: free }, clock.now());
    const copy = await optInPages.add({ ...begun, fields, styling, isActive: false });
    await publishPageChanged(outbox, copy);
    return copy;
  });
