import {
  createTagOperation,
  deleteTagOperation,
  listTagsOperation,
  mergeTagOperation,
  restoreTagOperation,
  updateTagOperation,
} from '@folkmoot/contracts';
import { inListOrder } from '../../entities/tag';
import { createTag } from './create-tag.use-case';
import { deleteTag } from './delete-tag.use-case';
import { mergeTag } from './merge-tag.use-case';
import { restoreTag } from './restore-tag.use-case';
import { toTagResponse } from './tag.mapper';
import type { TagApp } from './tag.types';
import { updateTag } from './update-tag.use-case';

export const tagRoutes = ({ route }: TagApp) => [
  route(listTagsOperation, {
    handle: async ({ context: { actor, reader } }) => {
      const { tags } = reader(actor);
      const merges = await tags.listMerges();
      const items = inListOrder(await tags.listAll()).map((tag) => toTagResponse(tag, merges.get(tag.id)));
      return { items, nextCursor: null };
    },
  }),
  route(createTagOperation, {
    handle: async ({ context, body }) => toTagResponse(await createTag(context, body)),
  }),
  route(updateTagOperation, {
    handle: async ({ context, params, body: { revision, ...changes } }) =>
      toTagResponse(await updateTag(context, { ...params, changes, revision })),
  }),
  route(deleteTagOperation, { handle: ({ context, params }) => deleteTag(context, params.tagId) }),
  route(mergeTagOperation, {
    handle: async ({ context, params, body }) => toTagResponse(await mergeTag(context, { ...params, ...body })),
  }),
  route(restoreTagOperation, {
    handle: async ({ context, params }) => toTagResponse(await restoreTag(context, params.tagId)),
  }),
];
