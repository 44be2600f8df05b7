import * as z from 'zod';
import { idSchema, localDaySchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { MAX_CONSENT_SOURCE, MAX_SEARCH } from '../core/text-limits';
import { attributeChangesSchema, attributeValuesSchema } from '../entities/attribute';
import { subscriberDetailSchema, subscriberSchema } from '../entities/subscriber';
import {
  leavings,
  subscriberOrders,
  subscriberSources,
  subscriberStatuses,
  TAGGING_LIMIT,
} from '../entities/subscriber-terms';
import { writtenEmailSchema } from '../entities/user';

const subscriberParams = z.strictObject({ subscriberId: idSchema });
const consentSource = z.string().trim().min(1).max(MAX_CONSENT_SOURCE);

/** Changes to the tags of many subscribers. */
export const taggingFields = {
  addTagIds: z.array(idSchema).max(100).default([]),
  removeTagIds: z.array(idSchema).max(100).default([]),
  consentSource: consentSource.optional(),
  /** Instead of tags: everybody leaves the list. */
  leaving: z.enum(leavings).optional(),
};

/** Filters of lists and exports; `segmentId` is a saved set of these. */
export const subscriberQuery = {
  q: z.string().max(MAX_SEARCH).optional(),
  tagId: idSchema.optional(),
  status: z.enum(subscriberStatuses).optional(),
  source: z.enum(subscriberSources).optional(),
  subscribedFrom: localDaySchema.optional(),
  subscribedTo: localDaySchema.optional(),
  segmentId: idSchema.optional(),
};

export const listSubscribersOperation = defineOperation({
  name: 'listSubscribers',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscribers',
  summary:
    'Subscribers, newest first unless another order is asked for. A page of a segment can have fewer than asked for, or none, and yet be followed by others: the list ends where nextCursor is null.',
  can: 'subscriber:read',
  query: z.strictObject({ ...pageQuery, ...subscriberQuery, order: z.enum(subscriberOrders).optional() }),
  response: listOf(subscriberSchema),
  errors: ['not_found', 'segment_too_slow'],
});

export const countSubscribersOperation = defineOperation({
  name: 'countSubscribers',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscribers/count',
  summary: 'How many subscribers a filter finds; beyond some thousands it says "at least".',
  can: 'subscriber:read',
  query: z.strictObject(subscriberQuery),
  response: z.object({ count: z.number().int(), isExact: z.boolean() }),
  errors: ['not_found'],
});

export const createSubscriberOperation = defineOperation({
  name: 'createSubscriber',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscribers',
  summary: 'Add one subscriber by hand; the source of their consent is kept.',
  can: 'subscriber:edit',
  body: z.strictObject({
    email: writtenEmailSchema,
    tagIds: z.array(idSchema).min(1).max(100),
    consentSource,
    attributes: attributeValuesSchema.optional(),
  }),
  status: 201,
  response: subscriberSchema,
  errors: ['subscriber_exists', 'subscriber_suppressed', 'not_found', 'invalid_input'],
});

export const getSubscriberOperation = defineOperation({
  name: 'getSubscriber',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscribers/:subscriberId',
  summary: 'One subscriber with the evidence of each consent and what happened.',
  can: 'subscriber:read',
  params: subscriberParams,
  response: subscriberDetailSchema,
  errors: ['not_found'],
});

export const updateSubscriberOperation = defineOperation({
  name: 'updateSubscriber',
  service: 'subscribers',
  method: 'patch',
  path: '/api/subscribers/:subscriberId',
  summary: 'Change address, topics or attributes. New topics need the source of the consent.',
  can: 'subscriber:edit',
  params: subscriberParams,
  body: z.strictObject({
    email: writtenEmailSchema.optional(),
    tagIds: z.array(idSchema).max(100).optional(),
    consentSource: consentSource.optional(),
    /** Changed values; the others stay. */
    attributes: attributeChangesSchema.optional(),
    revision: z.number().int().optional(),
  }),
  response: subscriberDetailSchema,
  errors: [
    'not_found',
    'stale_revision',
    'subscriber_exists',
    'subscriber_suppressed',
    'consent_source_missing',
    'transition_not_allowed',
    'invalid_input',
  ],
});

export const unsubscribeSubscriberOperation = defineOperation({
  name: 'unsubscribeSubscriber',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscribers/:subscriberId/unsubscribe',
  summary: 'Withdraw every consent of a subscriber on their wish.',
  can: 'subscriber:edit',
  params: subscriberParams,
  response: subscriberDetailSchema,
  errors: ['not_found', 'transition_not_allowed'],
});

export const sendConfirmationOperation = defineOperation({
  name: 'sendConfirmation',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscribers/:subscriberId/confirmation',
  summary: 'Send the message once more that asks a person to confirm their address; at most one an hour.',
  can: 'subscriber:edit',
  params: subscriberParams,
  status: 204,
  errors: ['not_found', 'transition_not_allowed', 'confirmation_just_sent'],
});

export const deleteSubscriberOperation = defineOperation({
  name: 'deleteSubscriber',
  service: 'subscribers',
  method: 'delete',
  path: '/api/subscribers/:subscriberId',
  summary:
    'Erase a person: address and data go for good, the certificate stands in the activity log. Not to be undone.',
  can: 'subscriber:edit',
  params: subscriberParams,
  status: 204,
  errors: ['not_found'],
});

export const tagSubscribersOperation = defineOperation({
  name: 'tagSubscribers',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscribers/tagging',
  summary: 'Add tags to many subscribers, or take them off; or unsubscribe or erase them.',
  can: 'subscriber:edit',
  body: z.strictObject({ subscriberIds: z.array(idSchema).min(1).max(TAGGING_LIMIT), ...taggingFields }),
  response: z.object({ changed: z.number().int(), unchanged: z.number().int() }),
  errors: ['not_found', 'consent_source_missing', 'invalid_input'],
});

export const exportSubscribersOperation = defineOperation({
  name: 'exportSubscribers',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscribers.csv',
  summary: 'The filtered list as CSV, streamed; cells that a spreadsheet would run are neutralised.',
  can: 'subscriber:read',
  query: z.strictObject(subscriberQuery),
  kind: 'file',
  errors: ['not_found'],
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
