import {
  type AttributeType,
  type AttributeValue,
  type AttributeValues,
  attributeKeyOf,
  DomainError,
  mailMergeFields,
  standardAttributes,
} from '@folkmoot/contracts';
import { attributeMessages } from './attribute.messages';

/** A detail that a council keeps about its subscribers beside address and topics. */
export interface StoredAttribute {
  readonly councilId: string;
  readonly key: string;
  readonly name: string;
  readonly type: AttributeType;
  /** Options of a choice; empty for other types. */
  readonly options: readonly string[];
  readonly isStandard: boolean;
  readonly createdAt: Date;
  /** 0: a standard attribute that is not stored. */
  readonly revision: number;
}

export type AttributeFields = Pick<StoredAttribute, 'name' | 'type' | 'options'>;

/** Adds the standard attributes that a council has not changed, in front of the others. */
export const withStandardAttributes = (stored: readonly StoredAttribute[], councilId: string): StoredAttribute[] => {
  const byKey = new Map(stored.map((attribute) => [attribute.key, attribute]));
  const standard = standardAttributes.map(
    ({ key, name, type }): StoredAttribute =>
      byKey.get(key) ?? {
        councilId,
        key,
        name,
        type,
        options: [],
        isStandard: true,
        createdAt: new Date(0),
        revision: 0,
      },
  );
  const standardKeys = new Set<string>(standardAttributes.map(({ key }) => key));
  const own = stored.filter(({ key }) => !standardKeys.has(key));
  return [...standard, ...own.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))];
};

const SIGN_BIT = 0x80;

/** A number as text of fixed length that sorts as the number does (IEEE 754, negative numbers inverted). */
const sortable = (value: number): string => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  const isNegative = ((bytes[0] ?? 0) & SIGN_BIT) !== 0;
  const ordered = bytes.map((byte, index) => (isNegative ? ~byte & 0xff : index === 0 ? byte ^ SIGN_BIT : byte));
  return Buffer.from(ordered).toString('hex');
};

/** Text without case and accents, a day, a sortable number, yes or no: two values are equal when these are. */
export const comparable = (value: AttributeValue, folded: (text: string) => string): string => {
  if (typeof value === 'number') return sortable(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return folded(value.trim());
};

/** One key per value, `ward=east`, for an index that finds equal values, beginnings and ranges of every attribute. */
export const attributeKeysOf = (values: AttributeValues, folded: (text: string) => string): string[] =>
  Object.entries(values).map(([key, value]) => `${key}=${comparable(value, folded)}`);

const FALLBACK_KEY = 'detail';
const MAX_KEY_LENGTH = 40;

/** A free key for a name: `ward`, `ward_2`. Names of merge fields that are the same for everybody are never free. */
export const freeAttributeKey = (name: string, taken: readonly string[]): string => {
  const used = new Set<string>([...taken, ...mailMergeFields]);
  const own = attributeKeyOf(name);
  const base = /^[a-z]/.test(own) ? own : attributeKeyOf(`${FALLBACK_KEY} ${own}`);
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `_${number}`;
    const key = `${base.slice(0, MAX_KEY_LENGTH - end.length)}${end}`;
    if (!used.has(key)) return key;
  }
};

const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Throws attribute_name_taken when another attribute has the name. */
export const requireFreeName = (attributes: readonly StoredAttribute[], name: string, ownKey?: string): void => {
  const isTaken = attributes.some((each) => each.key !== ownKey && plainName(each.name) === plainName(name));
  if (isTaken) throw new DomainError('attribute_name_taken');
};

/** The options that an attribute of the type has. Throws invalid_input for a choice with too few or equal options. */
export const checkedOptions = (type: AttributeType, options: readonly string[]): string[] => {
  if (type !== 'choice') return [];
  const refuse = (message: string) => {
    throw new DomainError('invalid_input', { fields: [{ path: 'options', message }] });
  };
  if (options.length < 2) refuse(attributeMessages.noOptions);
  if (new Set(options.map(plainName)).size < options.length) refuse(attributeMessages.sameOption);
  return [...options];
};
