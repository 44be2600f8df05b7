import { MAX_SLUG, type UserActor } from '@folkmoot/contracts';
import { newPage, type StoredOptInPage } from '../../opt-in-pages/opt-in-page.domain';
import { tellPageChanged } from '../../opt-in-pages/opt-in-page.events';
import { pageMessages } from '../../opt-in-pages/opt-in-page.messages';
import type { Deps } from './deps';
import { freeSlug } from './free-slug';

/** `news-copy`, `news-copy-2`, … */
const copySlug = (slug: string, number: number): string => {
  const end = number === 1 ? '-copy' : `-copy-${number}`;
  return `${slug.slice(0, MAX_SLUG - end.length).replace(/-+$/, '')}${end}`;
};

/** A copy under an address of its own, not active: nobody sees it before it was looked at. Throws not_found. */
export const duplicateOptInPage = (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
  pageId: string,
): Promise<StoredOptInPage> =>
  unitOfWork(actor, async ({ optInPages, outbox }) => {
    const { title, description, slug, tagIds, fields, styling } = await optInPages.get(pageId);
    const given = { description, tagIds, createdBy: actor.userId, title: pageMessages.copyOf(title) };
    const free = await freeSlug({ optInPages }, (number) => copySlug(slug, number));
    const begun = newPage({ ...given, slug: free }, clock.now());
    const copy = await optInPages.add({ ...begun, fields, styling, isActive: false });
    await tellPageChanged(outbox, copy);
    return copy;
  });
