import { noFigures, type PageFigures, type PageFiguresRepository } from './page-figures.repository';

export type PageFiguresStore = Map<string, PageFigures & { councilId: string; pageId: string; day: string }>;

const sum = (one: PageFigures, other: Partial<PageFigures>): PageFigures => ({
  views: one.views + (other.views ?? 0),
  uniqueViews: one.uniqueViews + (other.uniqueViews ?? 0),
  signups: one.signups + (other.signups ?? 0),
});

/** Figures of pages in memory. */
export const fakePageFigures = (councilId: string, store: PageFiguresStore = new Map()): PageFiguresRepository => {
  const of = (pageId: string) =>
    [...store.values()].filter((entry) => entry.councilId === councilId && entry.pageId === pageId);
  return {
    add: async (pageId, day, added) => {
      const key = `${councilId} ${pageId} ${day}`;
      store.set(key, { councilId, pageId, day, ...sum(store.get(key) ?? noFigures, added) });
    },
    totalsOf: async (pageIds) =>
      new Map(
        pageIds.flatMap((pageId) => {
          const days = of(pageId);
          return days.length === 0 ? [] : [[pageId, days.reduce<PageFigures>(sum, noFigures)] as const];
        }),
      ),
    byDay: async (pageId, from) =>
      of(pageId)
        .filter(({ day }) => day >= from)
        .sort((a, b) => (a.day < b.day ? -1 : 1))
        .map(({ day, views, uniqueViews, signups }) => ({ day, views, uniqueViews, signups })),
    eraseOfPage: async (pageId) => {
      for (const [key, entry] of store) if (entry.councilId === councilId && entry.pageId === pageId) store.delete(key);
    },
  };
};
