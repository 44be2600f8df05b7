import * as z from 'zod';
import { defineOperation, listOf } from '../core/operation';
import {
  attributeKeySchema,
  attributeNameSchema,
  attributeOptionsSchema,
  attributeSchema,
} from '../entities/attribute';
import { attributeTypes } from '../entities/attribute-terms';

const attributeParams = z.strictObject({ key: attributeKeySchema });

export const listAttributesOperation = defineOperation({
  name: 'listAttributes',
  service: 'subscribers',
  method: 'get',
  path: '/api/attributes',
  summary: 'What the council keeps about its subscribers: first what every council has, then its own by name.',
  can: 'tag:read',
  response: listOf(attributeSchema),
});

export const createAttributeOperation = defineOperation({
  name: 'createAttribute',
  service: 'subscribers',
  method: 'post',
  path: '/api/attributes',
  summary: 'Add an attribute. Its key is made from the name and never changes.',
  can: 'tag:edit',
  body: z.strictObject({
    name: attributeNameSchema,
    type: z.enum(attributeTypes),
    /** Needed for a choice. */
    options: attributeOptionsSchema.default([]),
  }),
  status: 201,
  response: attributeSchema,
  errors: ['attribute_name_taken', 'too_many_attributes', 'invalid_input', 'conflict'],
});

export const updateAttributeOperation = defineOperation({
  name: 'updateAttribute',
  service: 'subscribers',
  method: 'patch',
  path: '/api/attributes/:key',
  summary: 'Rename an attribute or change its options. People keep values that are no longer an option.',
  can: 'tag:edit',
  params: attributeParams,
  body: z.strictObject({
    name: attributeNameSchema.optional(),
    options: attributeOptionsSchema.optional(),
    revision: z.number().int().optional(),
  }),
  response: attributeSchema,
  errors: ['not_found', 'stale_revision', 'attribute_name_taken', 'invalid_input', 'conflict'],
});

export const countAttributeValuesOperation = defineOperation({
  name: 'countAttributeValues',
  service: 'subscribers',
  method: 'get',
  path: '/api/attributes/:key/people',
  summary: 'How many people have a value of an attribute.',
  can: 'tag:read',
  params: attributeParams,
  response: z.object({ count: z.number().int() }),
  errors: ['not_found'],
});

export const deleteAttributeOperation = defineOperation({
  name: 'deleteAttribute',
  service: 'subscribers',
  method: 'delete',
  path: '/api/attributes/:key',
  summary: 'Delete an attribute with the values of everybody. It cannot be undone. Standard attributes stay.',
  can: 'tag:edit',
  params: attributeParams,
  status: 204,
  errors: ['not_found', 'attribute_is_standard'],
});
