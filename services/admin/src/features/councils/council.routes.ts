import {
  changeCouncilSlugOperation,
  createCouncilOperation,
  getCouncilOperation,
  listCouncilsOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { toCouncilView } from '../../records/views.domain';
import { changeCouncilSlug } from './change-council-slug.use-case';
import { createCouncil } from './create-council.use-case';
import { type CountedCouncil, listCouncilsAcrossCouncils } from './list-councils.use-case';
import { updateCouncil } from './update-council.use-case';

const toSummary = ({ counts, ...council }: CountedCouncil) => ({
  ...toCouncilView(council),
  counts,
  deletedAt: council.deletedAt?.toISOString() ?? null,
  erasedAfter: council.erasedAfter?.toISOString() ?? null,
});

export const councilRoutes = (deps: Deps) => [
  route(getCouncilOperation, {
    handle: async ({ actor }) => toCouncilView(await deps.units.reader(actor).councils.get(actor.councilId ?? '')),
  }),
  route(updateCouncilOperation, {
    handle: async ({ actor, body }) => toCouncilView(await updateCouncil(deps, asUser(actor), body)),
  }),
  route(listCouncilsOperation, {
    handle: async ({ query }) => {
      const { items, nextCursor } = await listCouncilsAcrossCouncils(deps, query);
      return { items: items.map(toSummary), nextCursor };
    },
  }),
  route(changeCouncilSlugOperation, {
    handle: async ({ actor, params, body }) =>
      toCouncilView(await changeCouncilSlug(deps, asUser(actor), { ...params, ...body })),
  }),
  route(createCouncilOperation, {
    handle: async ({ actor, body }) => toCouncilView(await createCouncil(deps, actor, body)),
  }),
];
