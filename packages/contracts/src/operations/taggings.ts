import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { subscriberTaggingSchema } from '../entities/subscriber';
import { subscriberQuery, taggingFields } from './subscribers';

const taggingParams = z.strictObject({ taggingId: idSchema });

export const createTaggingOperation = defineOperation({
  name: 'createTagging',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscriber-taggings',
  summary:
    'Add tags to everybody whom a filter finds, or take them off; or unsubscribe or erase them: runs on the server.',
  can: 'subscriber:edit',
  body: z.strictObject({ filter: z.strictObject(subscriberQuery), ...taggingFields }),
  status: 202,
  response: subscriberTaggingSchema,
  errors: ['not_found', 'consent_source_missing', 'invalid_input'],
});

export const listTaggingsOperation = defineOperation({
  name: 'listTaggings',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscriber-taggings',
  summary: 'Changes of the tags of many, newest first; those that ended are kept for 30 days.',
  can: 'subscriber:read',
  query: z.strictObject(pageQuery),
  response: listOf(subscriberTaggingSchema),
});

export const getTaggingOperation = defineOperation({
  name: 'getTagging',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscriber-taggings/:taggingId',
  summary: 'How far a change of the tags of many is.',
  can: 'subscriber:read',
  params: taggingParams,
  response: subscriberTaggingSchema,
  errors: ['not_found'],
});

export const cancelTaggingOperation = defineOperation({
  name: 'cancelTagging',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscriber-taggings/:taggingId/cancel',
  summary: 'Stop a change of the tags of many; what is done stays.',
  can: 'subscriber:edit',
  params: taggingParams,
  response: subscriberTaggingSchema,
  errors: ['not_found', 'transition_not_allowed'],
});
