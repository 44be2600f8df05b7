import {
  type Actor,
  createOptInPageOperation,
  deleteOptInPageOperation,
  duplicateOptInPageOperation,
  getOptInPageFiguresOperation,
  getOptInPageOperation,
  getOptInPagePreviewOperation,
  getOptInPageQrOperation,
  getOptInPageStatsOperation,
  listDeletedOptInPagesOperation,
  listOptInPagesOperation,
  listSignupsOperation,
  restoreOptInPageOperation,
  updateOptInPageOperation,
} from '@folkmoot/contracts';
import { asUser, file, type Route, route } from '@folkmoot/service-kit';
import type { StoredOptInPage } from '../../opt-in-pages/opt-in-page.domain';
import { createOptInPage } from './create-opt-in-page.use-case';
import { deleteOptInPage } from './delete-opt-in-page.use-case';
import type { RouteDeps } from './deps';
import { duplicateOptInPage } from './duplicate-opt-in-page.use-case';
import { listDeletedPages } from './list-deleted-pages.use-case';
import { listSignups } from './list-signups.use-case';
import { pageView, pageViews } from './opt-in-page.views';
import { pageFile } from './page-file.use-case';
import { previewLink } from './preview-link.use-case';
import { readPageFigures } from './read-page-figures.use-case';
import { readPageStats } from './read-page-stats.use-case';
import { restoreOptInPage } from './restore-opt-in-page.use-case';
import { updateOptInPage } from './update-opt-in-page.use-case';

const readRoutes = ({ units, clock, publicOrigin, previews, draw }: RouteDeps): Route[] => {
  const place = (actor: Actor) => ({ councilId: actor.councilId, publicOrigin });
  return [
    route(listOptInPagesOperation, {
      handle: async ({ actor, query: { status, ...query } }) => {
        const records = units.reader(actor);
        const isActive = status === undefined ? undefined : status === 'active';
        const { items, nextCursor } = await records.optInPages.list({ ...query, isActive });
        return { items: await pageViews(records, place(actor), items), nextCursor };
      },
    }),
    route(getOptInPageStatsOperation, { handle: ({ actor }) => readPageStats({ units, clock }, actor) }),
    route(getOptInPageOperation, {
      handle: async ({ actor, params }) => {
        const records = units.reader(actor);
        return pageView(records, place(actor), await records.optInPages.get(params.pageId));
      },
    }),
    route(listDeletedOptInPagesOperation, {
      handle: ({ actor, query }) => listDeletedPages({ units, clock }, actor, query),
    }),
    route(listSignupsOperation, {
      handle: ({ actor, params, query }) => listSignups(units, actor, { ...params, ...query }),
    }),
    route(getOptInPageFiguresOperation, {
      handle: ({ actor, params }) => readPageFigures({ units, clock }, actor, params.pageId),
    }),
    route(getOptInPagePreviewOperation, {
      handle: ({ actor, params }) => previewLink({ units, clock, publicOrigin, previews }, actor, params.pageId),
    }),
    route(getOptInPageQrOperation, {
      handle: async ({ actor, params }) => {
        const { body, type } = await pageFile({ units, publicOrigin, draw }, actor, params);
        return file(body, { type });
      },
    }),
  ];
};

const changeRoutes = ({ units, clock, publicOrigin }: RouteDeps): Route[] => {
  const deps = { unitOfWork: units.unitOfWork, clock };
  const seen = (actor: Actor, page: StoredOptInPage) =>
    pageView(units.reader(actor), { councilId: actor.councilId, publicOrigin }, page);
  return [
    route(createOptInPageOperation, {
      handle: async ({ actor, body }) => seen(actor, await createOptInPage(deps, asUser(actor), body)),
    }),
    route(updateOptInPageOperation, {
      handle: async ({ actor, params, body }) =>
        seen(actor, await updateOptInPage(deps, asUser(actor), { ...params, ...body })),
    }),
    route(deleteOptInPageOperation, {
      handle: ({ actor, params }) => deleteOptInPage(deps, asUser(actor), params.pageId),
    }),
    route(restoreOptInPageOperation, {
      handle: async ({ actor, params }) => seen(actor, await restoreOptInPage(deps, asUser(actor), params.pageId)),
    }),
    route(duplicateOptInPageOperation, {
      handle: async ({ actor, params }) => seen(actor, await duplicateOptInPage(deps, asUser(actor), params.pageId)),
    }),
  ];
};

export const optInPageRoutes = (deps: RouteDeps): Route[] => [...readRoutes(deps), ...changeRoutes(deps)];
