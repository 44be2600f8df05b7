import { MAX_SLUG, type UserActor } from '@folkmoot/contracts';
import { newPage, type StoredOptInPage } from '../../opt-in-pages/opt-in-page.domain';
import { tellPageChanged } from '../../opt-in-pages/opt-in-page.events';
import { pageMessages } from '../../opt-in-pages/opt-in-page.messages';
import type { Deps, PageRecords } from './deps';

const numbered = (slug: string, number: number): string => {
  const end = number === 1 ? '-copy' : `-copy-${number}`;
  return `${slug.slice(0, MAX_SLUG - end.length).replace(/-+$/, '')}${end}`;
};

const TRIED_AT_ONCE = 50;

/** The first of `news-copy`, `news-copy-2`, … that leads nowhere yet. */
const freeSlug = async ({ optInPages }: Pick<PageRecords, 'optInPages'>, slug: string, from = 1): Promise<string> => {
  const wanted = Array.from({ length: TRIED_AT_ONCE }, (_, index) => numbered(slug, from + index));
  const found = await optInPages.findByAddresses(wanted);
  const taken = new Set(found.flatMap((page) => [page.slug, ...page.formerSlugs]));
  return wanted.find((each) => !taken.has(each)) ?? freeSlug({ optInPages }, slug, from + TRIED_AT_ONCE);
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
    const begun = newPage({ ...given, slug: await freeSlug({ optInPages }, slug) }, clock.now());
    const copy = await optInPages.add({ ...begun, fields, styling, isActive: false });
    await tellPageChanged(outbox, copy);
    return copy;
  });
