import {
  createOptInPageOperation,
  createPageCodeOperation,
  deleteOptInPageOperation,
  duplicateOptInPageOperation,
  getOptInPageFiguresOperation,
  getOptInPageOperation,
  getOptInPagePreviewOperation,
  getOptInPageStatsOperation,
  listDeletedOptInPagesOperation,
  listOptInPagesOperation,
  listPageCodesOperation,
  listSignupsOperation,
  type OptInPage,
  type PageCode,
  restoreOptInPageOperation,
  type Tag,
  updateOptInPageOperation,
  updatePageCodeOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { sampleDays, samplePageCode, samplePageCodes, samplePages, sampleSignups } from './sample-pages';

const addressOf = (slug: string): string => `${window.location.origin}/riverside/${slug}`;

/** Pages in memory, with the checks of every change. */
const shelfOf = (pages: OptInPage[]) => {
  const removed: OptInPage[] = [];
  let made = 0;
  const get = (id: string): OptInPage => {
    const match = pages.find((page) => page.id === id);
    if (!match) throw problem('not_found');
    return match;
  };
  const claim = (slug: string, id?: string): void => {
    if (pages.some((page) => page.slug === slug && page.id !== id)) throw problem('slug_taken');
  };
  const add = (fields: Partial<OptInPage>): OptInPage => {
    made += 1;
    const [example] = samplePages();
    const fresh = { ...(example as OptInPage), signups: 0, views: 0, conversionRate: null, revision: 1, ...fields };
    const now = new Date().toISOString();
    const page = { ...fresh, id: `page-${made}`, publicUrl: addressOf(fresh.slug), createdAt: now, updatedAt: now };
    pages.unshift(page);
    return page;
  };
  const replace = (page: OptInPage): OptInPage => {
    pages[pages.findIndex(({ id }) => id === page.id)] = page;
    return page;
  };
  return { pages, removed, get, claim, add, replace };
};

type Shelf = ReturnType<typeof shelfOf>;

const onReads = ({ pages, get }: Shelf, tags: readonly Tag[]): Handler[] => [
  handle(listOptInPagesOperation, ({ query = {} }) => {
    const { q = '', status } = query;
    const wanted = q.toLowerCase();
    const items = pages
      .filter(({ title, description }) => `${title} ${description}`.toLowerCase().includes(wanted))
      .filter(({ isActive }) => !status || isActive === (status === 'active'));
    return { items, nextCursor: null };
  }),
  handle(getOptInPageStatsOperation, () => ({
    pages: pages.length,
    signups: pages.reduce((sum, { signups }) => sum + signups, 0),
    active: pages.filter(({ isActive }) => isActive).length,
  })),
  handle(getOptInPageOperation, ({ params }) => get(params.pageId)),
  handle(listSignupsOperation, ({ params, query = {} }) => {
    const items = sampleSignups(tags).slice(0, Math.min(get(params.pageId).signups, Number(query.limit ?? 50)));
    return { items, nextCursor: null };
  }),
  handle(getOptInPageFiguresOperation, ({ params }) => {
    const { views, signups, conversionRate } = get(params.pageId);
    const days = sampleDays().map((day) => (views > 0 ? day : { ...day, views: 0, signups: 0 }));
    return { views, uniqueViews: Math.round(views * 0.67), signups, conversionRate, days };
  }),
  handle(getOptInPagePreviewOperation, ({ params }) => ({ url: `${get(params.pageId).publicUrl}?preview=sample` })),
];

const KEPT_MS = 30 * 86_400_000;

const onDeleted = ({ removed }: Shelf): Handler =>
  handle(listDeletedOptInPagesOperation, () => ({
    items: removed.map(({ id, title, slug, signups }) => ({
      id,
      title,
      slug,
      signups,
      deletedAt: new Date().toISOString(),
      restorableUntil: new Date(Date.now() + KEPT_MS).toISOString(),
    })),
    nextCursor: null,
  }));

const onChanges = ({ pages, removed, get, claim, add, replace }: Shelf): Handler[] => [
  handle(createOptInPageOperation, ({ body }) => {
    claim(body.slug);
    const { title, description = '', slug, tagIds } = body;
    return add({ title, description, slug, isActive: true, settings: { defaultTags: [...tagIds] } });
  }),
  handle(updateOptInPageOperation, ({ params, body = {} }) => {
    const { revision, tagIds, ...changes } = body;
    const before = get(params.pageId);
    if (revision !== undefined && revision !== before.revision) throw problem('stale_revision');
    const settings = { defaultTags: tagIds ? [...tagIds] : before.settings.defaultTags };
    const after = { ...before, ...changes, settings, revision: before.revision + 1 } as OptInPage;
    claim(after.slug, after.id);
    return replace({ ...after, publicUrl: addressOf(after.slug) });
  }),
  handle(deleteOptInPageOperation, ({ params }) => {
    const page = get(params.pageId);
    pages.splice(pages.indexOf(page), 1);
    removed.push(page);
  }),
  handle(restoreOptInPageOperation, ({ params }) => {
    const page = removed.find(({ id }) => id === params.pageId);
    if (!page) throw problem('not_found');
    claim(page.slug);
    removed.splice(removed.indexOf(page), 1);
    pages.unshift(page);
    return page;
  }),
  handle(duplicateOptInPageOperation, ({ params }) => {
    const { title, slug, ...rest } = get(params.pageId);
    const copy = { title: `${title} (copy)`, slug: `${slug}-copy`, signups: 0, views: 0, conversionRate: null };
    return add({ ...rest, ...copy, isActive: false });
  }),
];

const onCodes = ({ get }: Shelf): Handler[] => {
  const codes = samplePageCodes();
  return [
    handle(listPageCodesOperation, ({ params }) => ({
      items: codes.filter(({ pageId }) => pageId === get(params.pageId).id),
      nextCursor: null,
    })),
    handle(createPageCodeOperation, ({ params, body }) => {
      const code = samplePageCode({ ...params, id: `place${codes.length + 1}`, label: body.label });
      codes.push(code);
      return code;
    }),
    handle(updatePageCodeOperation, ({ params, body = {} }) => {
      const index = codes.findIndex(({ id }) => id === params.codeId);
      const code = codes[index];
      if (!code) throw problem('not_found');
      const changed = { ...code, ...body } as PageCode;
      codes[index] = changed;
      return changed;
    }),
  ];
};

/** Answers the operations of opt-in pages in the standalone remote. */
export const createOptInHandlers = (tags: readonly Tag[]): Handler[] => {
  const shelf = shelfOf(samplePages());
  return [...onReads(shelf, tags), ...onCodes(shelf), onDeleted(shelf), ...onChanges(shelf)];
};
