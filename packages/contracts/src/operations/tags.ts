import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { MAX_TAG_DESCRIPTION, MAX_TAG_NAME } from '../core/text-limits';
import { colourSchema } from '../entities/council';
import { tagSchema } from '../entities/subscriber';
import { DEFAULT_TAG_COLOUR } from '../entities/subscriber-terms';

const tagName = z.string().trim().min(1).max(MAX_TAG_NAME);
const tagParams = z.strictObject({ tagId: idSchema });

export const listTagsOperation = defineOperation({
  name: 'listTags',
  service: 'subscribers',
  method: 'get',
  path: '/api/tags',
  summary: 'Tags, default ones first, then by name.',
  can: 'tag:read',
  response: listOf(tagSchema),
});

export const createTagOperation = defineOperation({
  name: 'createTag',
  service: 'subscribers',
  method: 'post',
  path: '/api/tags',
  summary: 'Make a tag.',
  can: 'tag:edit',
  body: z.strictObject({
    name: tagName,
    description: z.string().max(MAX_TAG_DESCRIPTION).default(''),
    color: colourSchema.default(DEFAULT_TAG_COLOUR),
    isDefault: z.boolean().default(false),
    isInternal: z.boolean().default(false),
  }),
  status: 201,
  response: tagSchema,
  errors: ['tag_name_taken'],
});

export const updateTagOperation = defineOperation({
  name: 'updateTag',
  service: 'subscribers',
  method: 'patch',
  path: '/api/tags/:tagId',
  summary: 'Change a tag.',
  can: 'tag:edit',
  params: tagParams,
  body: z.strictObject({
    name: tagName.optional(),
    description: z.string().max(MAX_TAG_DESCRIPTION).optional(),
    color: colourSchema.optional(),
    isDefault: z.boolean().optional(),
    isInternal: z.boolean().optional(),
    revision: z.number().int().optional(),
  }),
  response: tagSchema,
  errors: ['not_found', 'stale_revision', 'tag_name_taken'],
});

export const deleteTagOperation = defineOperation({
  name: 'deleteTag',
  service: 'subscribers',
  method: 'delete',
  path: '/api/tags/:tagId',
  summary: 'Delete a tag: nobody has it any more. It can be restored for 30 days. Default tags are kept.',
  can: 'tag:edit',
  params: tagParams,
  status: 204,
  errors: ['not_found', 'tag_is_default'],
});

export const restoreTagOperation = defineOperation({
  name: 'restoreTag',
  service: 'subscribers',
  method: 'post',
  path: '/api/tags/:tagId/restore',
  summary: 'Undo the deletion of a tag: within 30 days everybody who had it has it again.',
  can: 'tag:edit',
  params: tagParams,
  response: tagSchema,
  errors: ['not_found', 'tag_name_taken'],
});

export const mergeTagOperation = defineOperation({
  name: 'mergeTag',
  service: 'subscribers',
  method: 'post',
  path: '/api/tags/:tagId/merge',
  summary: 'Move all subscriptions of a tag to another one, consent and all, and delete it.',
  can: 'tag:edit',
  params: tagParams,
  body: z.strictObject({ intoTagId: idSchema }),
  response: tagSchema,
  errors: ['not_found', 'conflict'],
});
