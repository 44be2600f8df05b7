import {
  type Actor,
  createOptInPageOperation,
  deleteOptInPageOperation,
  duplicateOptInPageOperation,
  exportSignupsOperation,
  getOptInPageFiguresOperation,
  getOptInPageOperation,
  getOptInPagePreviewOperation,
  getOptInPageStatsOperation,
  listDeletedOptInPagesOperation,
  listOptInPagesOperation,
  listSignupsOperation,
  restoreOptInPageOperation,
  updateOptInPageOperation,
} from '@folkmoot/contracts';
import { type Context, file } from '@folkmoot/service-kit';
import type { StoredOptInPage } from '../../entities/opt-in-page';
import { createOptInPage } from './create-opt-in-page.use-case';
import { deleteOptInPage } from './delete-opt-in-page.use-case';
import { duplicateOptInPage } from './duplicate-opt-in-page.use-case';
import { exportSignups } from './export-signups.use-case';
import { listDeletedPages } from './list-deleted-pages.use-case';
import { listSignups } from './list-signups.use-case';
import type { PageApp, PageRecords, PageTools } from './opt-in-page.types';
import { pageView, pageViews } from './opt-in-page.views';
import { previewLink } from './preview-link.use-case';
import { readPageFigures } from './read-page-figures.use-case';
import { readPageStats } from './read-page-stats.use-case';
import { restoreOptInPage } from './restore-opt-in-page.use-case';
import { updateOptInPage } from './update-opt-in-page.use-case';

const readRoutes = ({ route }: PageApp, { publicOrigin, previews }: PageTools) => {
  const locationOf = (actor: Actor) => ({ councilId: actor.councilId, publicOrigin });
  return [
    route(listOptInPagesOperation, {
      handle: async ({ context: { actor, reader }, query: { status, ...query } }) => {
        const records = reader(actor);
        const isActive = status === undefined ? undefined : status === 'active';
        const { items, nextCursor } = await records.optInPages.list({ ...query, isActive });
        return { items: await pageViews(records, locationOf(actor), items), nextCursor };
      },
    }),
    route(getOptInPageStatsOperation, { handle: ({ context }) => readPageStats(context) }),
    route(getOptInPageOperation, {
      handle: async ({ context: { actor, reader }, params }) => {
        const records = reader(actor);
        return pageView(records, locationOf(actor), await records.optInPages.get(params.pageId));
      },
    }),
    route(listDeletedOptInPagesOperation, { handle: ({ context, query }) => listDeletedPages(context, query) }),
    route(listSignupsOperation, {
      handle: ({ context, params, query }) => listSignups(context, { ...params, ...query }),
    }),
    route(exportSignupsOperation, {
      handle: async ({ context, params }) => {
        const { rows, name } = await exportSignups(context, params.pageId);
        return file(rows, { type: 'text/csv; charset=utf-8', name });
      },
    }),
    route(getOptInPageFiguresOperation, { handle: ({ context, params }) => readPageFigures(context, params.pageId) }),
    route(getOptInPagePreviewOperation, {
      handle: ({ context, params }) => previewLink(context, params.pageId, { publicOrigin, previews }),
    }),
  ];
};

const changeRoutes = ({ route }: PageApp, { publicOrigin }: PageTools) => {
  const seen = ({ actor, reader }: Context<PageRecords>, page: StoredOptInPage) =>
    pageView(reader(actor), { councilId: actor.councilId, publicOrigin }, page);
  return [
    route(createOptInPageOperation, {
      handle: async ({ context, body }) => seen(context, await createOptInPage(context, body)),
    }),
    route(updateOptInPageOperation, {
      handle: async ({ context, params, body }) =>
        seen(context, await updateOptInPage(context, { ...params, ...body })),
    }),
    route(deleteOptInPageOperation, { handle: ({ context, params }) => deleteOptInPage(context, params.pageId) }),
    route(restoreOptInPageOperation, {
      handle: async ({ context, params }) => seen(context, await restoreOptInPage(context, params.pageId)),
    }),
    route(duplicateOptInPageOperation, {
      handle: async ({ context, params }) => seen(context, await duplicateOptInPage(context, params.pageId)),
    }),
  ];
};

export const optInPageRoutes = (app: PageApp, tools: PageTools) => [
  ...readRoutes(app, tools),
  ...changeRoutes(app, tools),
];
