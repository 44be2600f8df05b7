/** The words of a person's attributes, free of zod so that browsers can have them for nothing. */
export const attributeTypes = ['text', 'number', 'date', 'choice', 'yes_no'] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** Attributes of a council at most. */
export const MAX_ATTRIBUTES = 50;
/** The longest text of an attribute. */
export const MAX_ATTRIBUTE_TEXT = 200;
/** The options of a choice at most. */
export const MAX_ATTRIBUTE_OPTIONS = 200;

/** Attributes that every council has. Their keys are fixed. */
export const standardAttributes = [
  { key: 'first_name', name: 'First name', type: 'text' },
  { key: 'last_name', name: 'Last name', type: 'text' },
  { key: 'ward', name: 'Ward', type: 'text' },
  { key: 'postcode', name: 'Postcode', type: 'text' },
] as const;

/** The longest key of an attribute. */
const MAX_ATTRIBUTE_KEY = 40;

/** The key for a name, `first_name` for "First name". Empty for a name without Latin letters and digits. */
export const attributeKeyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, MAX_ATTRIBUTE_KEY)
    .replace(/^_|_$/g, '');
