import {
  type Attribute,
  attributeKeyOf,
  countAttributeValuesOperation,
  createAttributeOperation,
  deleteAttributeOperation,
  listAttributesOperation,
  lookup,
  updateAttributeOperation,
} from '@folkmoot/contracts/client';
import { sampleIds } from '@folkmoot/sample-data/council';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { getItem, type Memory } from './memory';

/** Operations on the definitions of attributes. */
export const attributeHandlers = (store: Memory): Handler[] => {
  const { attributes } = store;
  const get = (wanted: string) => getItem(attributes, ({ key }) => key === wanted);
  return [
    handle(listAttributesOperation, () => ({ items: [...attributes], nextCursor: null })),
    handle(createAttributeOperation, ({ body: { name, type, options = [] } }) => {
      if (attributes.some((each) => each.name.toLowerCase() === name.toLowerCase()))
        throw problem('attribute_name_taken');
      const attribute: Attribute = {
        councilId: sampleIds.councilId,
        key: attributeKeyOf(name),
        name,
        type,
        options,
        isStandard: false,
        createdAt: new Date().toISOString(),
        revision: 1,
      };
      attributes.push(attribute);
      return attribute;
    }),
    handle(updateAttributeOperation, ({ params, body = {} }) => {
      const attribute = get(params.key);
      const { name = attribute.name, options = attribute.options } = body;
      return Object.assign(attribute, { name, options, revision: attribute.revision + 1 });
    }),
    handle(countAttributeValuesOperation, ({ params }) => ({
      count: store.people.filter((person) => lookup(person.attributes, params.key) !== undefined).length,
    })),
    handle(deleteAttributeOperation, ({ params }) => {
      attributes.splice(attributes.indexOf(get(params.key)), 1);
    }),
  ];
};
