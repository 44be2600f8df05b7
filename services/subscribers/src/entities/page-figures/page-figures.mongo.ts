import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { PageFigures, PageFiguresRepository } from './page-figures.repository';

interface PageFiguresDocument extends CouncilDocument, PageFigures {
  pageId: string;
  /** A calendar day, or `total` for the sum of all days. */
  day: string;
}

const TOTAL = 'total';
const figure = { type: Number, default: 0 };

export const pageFiguresModel = defineModel<PageFiguresDocument>('page_figures', {
  fields: {
    councilId: { type: String, required: true },
    revision: Number,
    pageId: { type: String, required: true },
    day: { type: String, required: true },
    views: figure,
    uniqueViews: figure,
    signups: figure,
  },
  indexes: [{ keys: { councilId: 1, pageId: 1, day: 1 }, serves: 'add, totalsOf, byDay, eraseOfPage', unique: true }],
});

const figuresOf = ({ views, uniqueViews, signups }: PageFiguresDocument): PageFigures => ({
  views,
  uniqueViews,
  signups,
});

export const createPageFiguresRepository = (scope: Scope): PageFiguresRepository => {
  const figures = councilCollection(pageFiguresModel, scope);
  return {
    add: async (pageId, day, added) => {
      for (const key of [day, TOTAL])
        await figures.updateOne({ pageId, day: key }, { $inc: { ...added } }, { upsert: true });
    },
    totalsOf: async (pageIds) => {
      const documents = await figures.find({ pageId: { $in: pageIds }, day: TOTAL });
      return new Map(documents.map((document) => [document.pageId, figuresOf(document)]));
    },
    byDay: async (pageId, from) => {
      const documents = await figures.find({ pageId, day: { $gte: from, $lt: TOTAL } }, { sort: { day: 1 } });
      return documents.map((document) => ({ day: document.day, ...figuresOf(document) }));
    },
    eraseOfPage: async (pageId) => {
      await figures.deleteMany({ pageId });
    },
  };
};

export const pageFiguresEntity = defineEntity({
  models: [pageFiguresModel],
  repositories: (scope) => ({ pageFigures: createPageFiguresRepository(scope) }),
});
