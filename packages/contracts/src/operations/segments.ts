import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { MAX_SEGMENT_NAME } from '../core/text-limits';
import { attributeKeySchema } from '../entities/attribute';
import { attributeTypes } from '../entities/attribute-terms';
import { segmentRuleSchema } from '../entities/segment-rule';
import { segmentSchema, subscriberFilterSchema } from '../entities/subscriber';

const segmentParams = z.strictObject({ segmentId: idSchema });
const segmentName = z.string().trim().min(1).max(MAX_SEGMENT_NAME);

export const listSegmentsOperation = defineOperation({
  name: 'listSegments',
  service: 'subscribers',
  method: 'get',
  path: '/api/segments',
  summary: 'Saved filters and rules with their sizes, by name. Nothing is counted here: the sizes are stored.',
  can: 'subscriber:read',
  response: listOf(segmentSchema),
});

export const createSegmentOperation = defineOperation({
  name: 'createSegment',
  service: 'subscribers',
  method: 'post',
  path: '/api/segments',
  summary: 'Save a filter, a rule, or both under a name. With both, people match both.',
  can: 'subscriber:edit',
  body: z.strictObject({
    name: segmentName,
    filter: subscriberFilterSchema.default({}),
    rule: segmentRuleSchema.nullable().optional(),
  }),
  status: 201,
  response: segmentSchema,
  errors: ['segment_name_taken', 'not_found', 'campaign_not_found', 'invalid_input'],
});

export const updateSegmentOperation = defineOperation({
  name: 'updateSegment',
  service: 'subscribers',
  method: 'patch',
  path: '/api/segments/:segmentId',
  summary: 'Rename a segment or change its filter or rule.',
  can: 'subscriber:edit',
  params: segmentParams,
  body: z.strictObject({
    name: segmentName.optional(),
    filter: subscriberFilterSchema.optional(),
    rule: segmentRuleSchema.nullable().optional(),
    revision: z.number().int().optional(),
  }),
  response: segmentSchema,
  errors: ['not_found', 'campaign_not_found', 'stale_revision', 'segment_name_taken', 'invalid_input'],
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

/** A rule that is being edited. */
export const countSegmentOperation = defineOperation({
  name: 'countSegment',
  service: 'subscribers',
  method: 'post',
  path: '/api/segments/count',
  summary:
    'How many people match a rule. Where an exact count takes too long, an estimate from a sample. With isQuick, the answer comes within about 100 ms.',
  can: 'subscriber:read',
  body: z.strictObject({ rule: segmentRuleSchema, isQuick: z.boolean().optional() }),
  response: z.object({ count: z.number().int(), isExact: z.boolean() }),
});

export const listSegmentFieldsOperation = defineOperation({
  name: 'listSegmentFields',
  service: 'subscribers',
  method: 'get',
  path: '/api/segments/fields',
  summary:
    'What conditions of a rule can name besides tags: the attributes, the campaigns and the sign-up pages of the council.',
  can: 'subscriber:read',
  response: z.object({
    attributes: z.array(
      z.object({
        key: attributeKeySchema,
        name: z.string(),
        type: z.enum(attributeTypes),
        options: z.array(z.string()),
      }),
    ),
    campaigns: z.array(z.object({ id: idSchema, title: z.string() })),
    /** Missing in answers of earlier versions. */
    pages: z
      .array(
        z.object({
          id: idSchema,
          title: z.string(),
          /** The QR codes of the page, by their places. */
          codes: z.array(z.object({ id: idSchema, label: z.string() })),
        }),
      )
      .optional(),
  }),
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
