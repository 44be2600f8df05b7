import {
  cancelTaggingOperation,
  createTaggingOperation,
  getTaggingOperation,
  listTaggingsOperation,
} from '@folkmoot/contracts';
import { cancelTagging } from './cancel-tagging.use-case';
import { createTagging } from './create-tagging.use-case';
import { toTaggingResponse } from './tagging.mapper';
import type { TaggingApp } from './tagging.types';

export const taggingRoutes = ({ route, jobs }: TaggingApp) => [
  route(createTaggingOperation, {
    handle: async ({ context, body }) => toTaggingResponse(await createTagging(context, body, jobs)),
  }),
  route(listTaggingsOperation, {
    handle: async ({ context: { actor, reader }, query }) => {
      const { items, nextCursor } = await reader(actor).taggings.list(query);
      return { items: items.map(toTaggingResponse), nextCursor };
    },
  }),
  route(getTaggingOperation, {
    handle: async ({ context: { actor, reader }, params }) =>
      toTaggingResponse(await reader(actor).taggings.get(params.taggingId)),
  }),
  route(cancelTaggingOperation, {
    handle: async ({ context, params }) => toTaggingResponse(await cancelTagging(context, params.taggingId)),
  }),
];
