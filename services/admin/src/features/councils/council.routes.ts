import {
  changeCouncilSlugOperation,
  createCouncilOperation,
  getCouncilOperation,
  listCouncilsOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts';
import { toCouncilView } from '../../entities/council';
import { changeCouncilSlug } from './change-council-slug.use-case';
import type { CouncilApp } from './council.types';
import { createCouncil } from './create-council.use-case';
import { type CountedCouncil, listCouncilsAcrossCouncils } from './list-councils.use-case';
import { updateCouncil } from './update-council.use-case';

const toSummary = ({ counts, ...council }: CountedCouncil) => ({
  ...toCouncilView(council),
  counts,
  deletedAt: council.deletedAt?.toISOString() ?? null,
  erasedAfter: council.erasedAfter?.toISOString() ?? null,
});

export const councilRoutes = ({ route }: CouncilApp) => [
  route(getCouncilOperation, {
    handle: async ({ context: { actor, reader } }) =>
      toCouncilView(await reader(actor).councils.get(actor.councilId ?? '')),
  }),
  route(updateCouncilOperation, {
    handle: async ({ context, body }) => toCouncilView(await updateCouncil(context, body)),
  }),
  route(listCouncilsOperation, {
    handle: async ({ context, query }) => {
      const { items, nextCursor } = await listCouncilsAcrossCouncils(context, query);
      return { items: items.map(toSummary), nextCursor };
    },
  }),
  route(changeCouncilSlugOperation, {
    handle: async ({ context, params, body }) =>
      toCouncilView(await changeCouncilSlug(context, { ...params, ...body })),
  }),
  route(createCouncilOperation, {
    handle: async ({ context, body }) => toCouncilView(await createCouncil(context, body)),
  }),
];
