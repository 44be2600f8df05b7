export {
  type AttributeFields,
  attributeKeysOf,
  checkedOptions,
  comparable,
  freeAttributeKey,
  requireFreeName,
  type StoredAttribute,
} from './attribute.domain';
export { publishAttributeChanged } from './attribute.events';
export type { AttributeRepository, AttributeRepositoryAcrossCouncils } from './attribute.repository';
export { attributeText, readAttributeChanges, readAttributeValues } from './attribute-values.domain';
export { readAttributeValue } from './read-attribute-value.domain';
