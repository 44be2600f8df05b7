import {
  type AttributeChanges,
  type AttributeValue,
  type AttributeValues,
  DomainError,
  put,
} from '@folkmoot/contracts';
import type { StoredAttribute } from './attribute.domain';
import { attributeMessages as messages } from './attribute.messages';
import { checkAttributeValue } from './read-attribute-value.domain';

/** A value as a file shows it: a day as YYYY-MM-DD, yes or no. */
export const attributeText = (value: AttributeValue | undefined): string => {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  return value === undefined ? '' : String(value);
};

const readChange = (definition: StoredAttribute | undefined, value: AttributeValue | null) => {
  if (!definition) return { problem: messages.unknown };
  return value === null || value === '' ? { value: null } : checkAttributeValue(definition, value);
};

/** The changes in their stored form. An empty text removes a value. Throws invalid_input with the field of each problem. */
export const readAttributeChanges = (
  definitions: readonly StoredAttribute[],
  changes: AttributeChanges,
): AttributeChanges => {
  const byKey = new Map(definitions.map((definition) => [definition.key, definition]));
  const read: AttributeChanges = {};
  const fields: { path: string; message: string }[] = [];
  for (const [key, value] of Object.entries(changes)) {
    const result = readChange(byKey.get(key), value);
    if ('value' in result) put(read, key, result.value);
    else fields.push({ path: `attributes.${key}`, message: result.problem });
  }
  if (fields.length > 0) throw new DomainError('invalid_input', { fields });
  return read;
};

/** The same for a new person, without what is empty. */
export const readAttributeValues = (
  definitions: readonly StoredAttribute[],
  values: AttributeChanges,
): AttributeValues => {
  const changes = Object.entries(readAttributeChanges(definitions, values));
  return Object.fromEntries(changes.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])));
};
