import { randomBytes } from 'node:crypto';
import {
  type AttributeValue,
  type AttributeValues,
  type Council,
  calendarDayIn,
  filledMergeField,
  localeOf,
  lookup,
  type MergeField,
  replaceMergeFields,
} from '@folkmoot/contracts';
import type { StoredAttribute } from '../../entities/attribute';
import { mailingWords } from './mailing.messages';

/** The words for a merge field in the message of one person. Empty when the person has no value. */
export type ReadField = (field: Pick<MergeField, 'key' | 'fallback'>) => string;

type CouncilFormat = Pick<Council, 'language' | 'timezone'>;

const inWords = (value: AttributeValue, { type }: StoredAttribute, { language, timezone }: CouncilFormat): string => {
  const words = mailingWords(language);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  // A year has no thousands separator.
  if (typeof value === 'number') return value.toLocaleString(localeOf(language, timezone), { useGrouping: 'min2' });
  return type === 'date' ? calendarDayIn(value, timezone, 'dayInWords', language) : value;
};

/** Creates the function that reads the values of a person in the words and formats of a council. */
export const createValuesOf = (attributes: readonly StoredAttribute[], council: CouncilFormat) => {
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  return (values: AttributeValues | undefined): ReadField =>
    ({ key }) => {
      const value = lookup(values, key);
      const attribute = byKey.get(key);
      return value === undefined || !attribute ? '' : inWords(value, attribute, council);
    };
};

/** The values of nobody: the fallback, or the name of the attribute. */
export const readFieldOfNobody =
  (attributes: readonly StoredAttribute[]): ReadField =>
  ({ key, fallback }) => {
    if (fallback.trim() !== '') return '';
    const attribute = attributes.find((each) => each.key === key);
    return attribute ? `[${attribute.name}]` : '';
  };

/** Places in a text that differ between people. */
interface PersonFields {
  /** The text with the shared values, and a placeholder for each field of a person. */
  readonly merge: (text: string) => string;
  /** The placeholders; call it after the last `merge`. */
  readonly placeholders: () => readonly string[];
  /** The words of a person for each placeholder. */
  readonly wordsOf: (read: ReadField) => readonly string[];
}

/** Replaces shared fields by their values and fields of a person by placeholders, which a layout handles like words. */
export const createPersonFields = (shared: Readonly<Record<string, string>>): PersonFields => {
  const mark = randomBytes(12).toString('hex');
  const fields = new Map<string, { readonly placeholder: string; readonly field: MergeField }>();
  const placeholderOf = (field: MergeField): string => {
    const id = JSON.stringify(field);
    const known = fields.get(id);
    if (known) return known.placeholder;
    const placeholder = `${mark}n${fields.size}x`;
    fields.set(id, { placeholder, field });
    return placeholder;
  };
  return {
    merge: (text) =>
      replaceMergeFields(text, (field) => {
        const value = lookup(shared, field.key);
        return value === undefined ? placeholderOf(field) : filledMergeField(field, value);
      }),
    placeholders: () => [...fields.values()].map(({ placeholder }) => placeholder),
    wordsOf: (read) => [...fields.values()].map(({ field }) => filledMergeField(field, read(field))),
  };
};
