import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { MAX_SEGMENT_NAME } from '../core/text-limits';
import { segmentSchema, subscriberFilterSchema } from '../entities/subscriber';

const segmentParams = z.strictObject({ segmentId: idSchema });
const segmentName = z.string().trim().min(1).max(MAX_SEGMENT_NAME);

export const listSegmentsOperation = defineOperation({
  name: 'listSegments',
  service: 'subscribers',
  method: 'get',
  path: '/api/segments',
  summary: 'Saved filters with their live sizes, by name.',
  can: 'subscriber:read',
  response: listOf(segmentSchema),
});

export const createSegmentOperation = defineOperation({
  name: 'createSegment',
  service: 'subscribers',
  method: 'post',
  path: '/api/segments',
  summary: 'Save a filter under a name.',
  can: 'subscriber:edit',
  body: z.strictObject({ name: segmentName, filter: subscriberFilterSchema }),
  status: 201,
  response: segmentSchema,
  errors: ['segment_name_taken', 'not_found'],
});

export const updateSegmentOperation = defineOperation({
  name: 'updateSegment',
  service: 'subscribers',
  method: 'patch',
  path: '/api/segments/:segmentId',
  summary: 'Rename a segment or change its filter.',
  can: 'subscriber:edit',
  params: segmentParams,
  body: z.strictObject({
    name: segmentName.optional(),
    filter: subscriberFilterSchema.optional(),
    revision: z.number().int().optional(),
  }),
  response: segmentSchema,
  errors: ['not_found', 'stale_revision', 'segment_name_taken'],
});

export const deleteSegmentOperation = defineOperation({
  name: 'deleteSegment',
  service: 'subscribers',
  method: 'delete',
  path: '/api/segments/:segmentId',
  summary: 'Forget a saved filter; nobody is changed by it.',
  can: 'subscriber:edit',
  params: segmentParams,
  status: 204,
  errors: ['not_found'],
});

/** For services that keep the id of a segment: whether the council has it. */
export const findSegmentOperation = defineOperation({
  name: 'findSegment',
  service: 'subscribers',
  method: 'get',
  path: '/internal/segments/:segmentId',
  summary: 'Whether the council has a segment.',
  can: 'internal',
  params: segmentParams,
  status: 204,
  errors: ['not_found'],
});
