import {
  cancelTaggingOperation,
  createTaggingOperation,
  getTaggingOperation,
  listTaggingsOperation,
} from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import { cancelTagging } from './cancel-tagging.use-case';
import { createTagging } from './create-tagging.use-case';
import type { TaggingDeps } from './deps';
import { toTaggingResponse } from './tagging.mapper';

export const taggingRoutes = (deps: TaggingDeps) => [
  route(createTaggingOperation, {
    handle: async ({ actor, body }) => toTaggingResponse(await createTagging(deps, asUser(actor), body)),
  }),
  route(listTaggingsOperation, {
    handle: async ({ actor, query }) => {
      const { items, nextCursor } = await deps.units.reader(actor).taggings.list(query);
      return { items: items.map(toTaggingResponse), nextCursor };
    },
  }),
  route(getTaggingOperation, {
    handle: async ({ actor, params }) =>
      toTaggingResponse(await deps.units.reader(actor).taggings.get(params.taggingId)),
  }),
  route(cancelTaggingOperation, {
    handle: async ({ actor, params }) => toTaggingResponse(await cancelTagging(deps, asUser(actor), params.taggingId)),
  }),
];
