import {
  type Attribute,
  countAttributeValuesOperation,
  createAttributeOperation,
  deleteAttributeOperation,
  listAttributesOperation,
  updateAttributeOperation,
} from '@folkmoot/contracts';
import type { StoredAttribute } from '../../entities/attribute';
import type { AttributeApp } from './attribute.types';
import { createAttribute } from './create-attribute.use-case';
import { deleteAttribute } from './delete-attribute.use-case';
import { editAttribute } from './edit-attribute.use-case';

const toResponse = (attribute: StoredAttribute): Attribute => ({
  ...attribute,
  options: [...attribute.options],
  createdAt: attribute.createdAt.toISOString(),
});

export const attributeRoutes = ({ route }: AttributeApp) => [
  route(listAttributesOperation, {
    handle: async ({ context: { actor, reader } }) => ({
      items: (await reader(actor).attributes.listAll()).map(toResponse),
      nextCursor: null,
    }),
  }),
  route(createAttributeOperation, {
    handle: async ({ context, body }) => toResponse(await createAttribute(context, body)),
  }),
  route(updateAttributeOperation, {
    handle: async ({ context, params, body }) => toResponse(await editAttribute(context, { ...params, ...body })),
  }),
  route(countAttributeValuesOperation, {
    handle: async ({ context: { actor, reader }, params }) => {
      const { attributes, subscribers } = reader(actor);
      await attributes.get(params.key);
      return { count: await subscribers.countOfAttribute(params.key) };
    },
  }),
  route(deleteAttributeOperation, { handle: ({ context, params }) => deleteAttribute(context, params.key) }),
];
