import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { colourSchema } from '../entities/council';
import { subscriberSchema, tagSchema } from '../entities/subscriber';
import { DEFAULT_TAG_COLOUR, subscriberStatuses } from '../entities/subscriber-terms';
import { emailSchema } from '../entities/user';

const tagName = z.string().trim().min(1).max(80);

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
    description: z.string().max(500).default(''),
    color: colourSchema.default(DEFAULT_TAG_COLOUR),
    isDefault: z.boolean().default(false),
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
  params: z.strictObject({ tagId: idSchema }),
  body: z.strictObject({
    name: tagName.optional(),
    description: z.string().max(500).optional(),
    color: colourSchema.optional(),
    isDefault: z.boolean().optional(),
    revision: z.number().int().optional(),
  }),
  response: tagSchema,
  errors: ['not_found', 'stale_revision', 'tag_name_taken'],
});

export const listSubscribersOperation = defineOperation({
  name: 'listSubscribers',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscribers',
  summary: 'Subscribers, newest first.',
  can: 'subscriber:read',
  query: z.strictObject({
    ...pageQuery,
    q: z.string().max(200).optional(),
    tagId: idSchema.optional(),
    status: z.enum(subscriberStatuses).optional(),
  }),
  response: listOf(subscriberSchema),
});

export const createSubscriberOperation = defineOperation({
  name: 'createSubscriber',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscribers',
  summary: 'Add one subscriber by hand; the source of their consent is kept.',
  can: 'subscriber:edit',
  body: z.strictObject({
    email: emailSchema,
    tagIds: z.array(idSchema).min(1).max(100),
    consentSource: z.string().trim().min(1).max(300),
  }),
  status: 201,
  response: subscriberSchema,
  errors: ['subscriber_exists', 'not_found'],
});

export const getSubscriberStatsOperation = defineOperation({
  name: 'getSubscriberStats',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscribers/stats',
  summary: 'The five stat cards of the subscribers screen.',
  can: 'subscriber:read',
  response: z.object({
    total: z.number().int(),
    active: z.number().int(),
    optIn: z.number().int(),
    csvImport: z.number().int(),
    postSurvey: z.number().int(),
  }),
});
