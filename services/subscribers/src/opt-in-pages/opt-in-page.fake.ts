import { DomainError } from '@folkmoot/contracts';
import { folded } from '../subscribers/subscriber.domain';
import { addressesOf, type NewOptInPage, pageSearchText, type StoredOptInPage } from './opt-in-page.domain';
import type { OptInPageRepository, OptInPageSweepRepository, PageQuery } from './opt-in-page.repository';

export type PageStore = Map<string, StoredOptInPage>;

const PAGE = 50;
let made = 0;

const newestFirst = (a: StoredOptInPage, b: StoredOptInPage): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || b.id.localeCompare(a.id);

const cut = (found: StoredOptInPage[], cursor: string, limit: number) => {
  const from = Number(cursor);
  const nextCursor = from + limit < found.length ? String(from + limit) : null;
  return { items: found.slice(from, from + limit), nextCursor };
};

const readsOf = (own: () => StoredOptInPage[]) => {
  const live = () => own().filter(({ deletedAt }) => deletedAt === null);
  const only = (found: StoredOptInPage | undefined): StoredOptInPage => {
    if (!found) throw new DomainError('not_found');
    return found;
  };
  return {
    get: async (id: string) => only(live().find((page) => page.id === id)),
    getDeleted: async (id: string) => only(own().find((page) => page.id === id && page.deletedAt !== null)),
    list: async ({ q = '', isActive, cursor = '0', limit = PAGE }: PageQuery) => {
      const found = live()
        .filter((page) => isActive === undefined || page.isActive === isActive)
        .filter((page) => pageSearchText(page).includes(folded(q.trim())))
        .sort(newestFirst);
      return cut(found, cursor, limit);
    },
    listDeleted: async (since: Date, { cursor = '0', limit = PAGE }: Pick<PageQuery, 'cursor' | 'limit'>) => {
      const found = own().filter(({ deletedAt }) => deletedAt !== null && deletedAt >= since);
      const whenOf = ({ deletedAt }: StoredOptInPage) => deletedAt?.getTime() ?? 0;
      return cut(
        found.sort((a, b) => whenOf(b) - whenOf(a) || b.id.localeCompare(a.id)),
        cursor,
        limit,
      );
    },
    listStates: async () => live().map(({ id, isActive }) => ({ id, isActive })),
    findByAddresses: async (slugs: readonly string[]) =>
      live().filter((page) => addressesOf(page).some((slug) => slugs.includes(slug))),
    listOfTag: async (tagId: string) => live().filter(({ tagIds }) => tagIds.includes(tagId)),
  };
};

/** Opt-in pages in memory; the cursor is the number of those before. */
export const fakeOptInPages = (councilId: string, store: PageStore = new Map()): OptInPageRepository => {
  const own = () => [...store.values()].filter((page) => page.councilId === councilId);
  const claim = (page: NewOptInPage, id: string | null): void => {
    const wanted = addressesOf(page);
    const isTaken = own().some((each) => each.id !== id && addressesOf(each).some((slug) => wanted.includes(slug)));
    if (isTaken) throw new DomainError('slug_taken');
  };
  return {
    ...readsOf(own),
    add: async (page) => {
      claim(page, null);
      made += 1;
      const added = { ...page, id: `page_${made}`, councilId, revision: 1 };
      store.set(added.id, added);
      return added;
    },
    save: async (page) => {
      const known = own().find(({ id }) => id === page.id);
      if (!known) throw new DomainError('not_found');
      if (known.revision !== page.revision) throw new DomainError('stale_revision');
      claim(page, page.id);
      const saved = { ...page, revision: page.revision + 1 };
      store.set(saved.id, saved);
      return saved;
    },
    forget: async (id) => {
      if (own().some((page) => page.id === id && page.deletedAt !== null)) store.delete(id);
    },
  };
};

export const fakeOptInPageSweep = (store: PageStore): OptInPageSweepRepository => ({
  listDeletedAcrossCouncils: async (before) =>
    [...store.values()]
      .filter(({ deletedAt }) => deletedAt !== null && deletedAt < before)
      .map(({ id, councilId }) => ({ pageId: id, councilId })),
  listAtAcrossCouncils: async (slugs) =>
    [...store.values()]
      .filter(({ slug, deletedAt }) => deletedAt === null && slugs.includes(slug))
      .map(({ id, councilId }) => ({ pageId: id, councilId })),
});
