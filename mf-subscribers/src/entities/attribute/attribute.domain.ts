import {
  type Attribute,
  type AttributeChanges,
  type AttributeValue,
  type AttributeValues,
  calendarDayIn,
  lookup,
} from '@folkmoot/contracts/client';
import { attributeWords } from './attribute.messages';

/** Values as a form holds them: text by key. Yes and no are words, and a day is YYYY-MM-DD. */
export type WrittenValues = Readonly<Record<string, string>>;

export const YES = 'yes';
export const NO = 'no';

const written = (value: AttributeValue): string => {
  if (typeof value === 'boolean') return value ? YES : NO;
  return String(value);
};

export const writtenValues = (values: AttributeValues = {}): WrittenValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, written(value)]));

/** A plain number is sent as one, so that `1.234` has three decimals. */
const sent = (attribute: Attribute | undefined, text: string): AttributeValue | null => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const number = Number(trimmed);
  return attribute?.type === 'number' && Number.isFinite(number) ? number : trimmed;
};

/** The values that differ, for the server. Null removes a value. */
export const changedValues = (
  attributes: readonly Attribute[],
  before: WrittenValues,
  after: WrittenValues,
): AttributeChanges => {
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  const changed = Object.entries(after).filter(([key, text]) => text.trim() !== (lookup(before, key) ?? ''));
  return Object.fromEntries(changed.map(([key, text]) => [key, sent(byKey.get(key), text)]));
};

/** The options of a choice as they are written, one a line. */
export const optionsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A value in words. */
export const valueInWords = ({ type }: Attribute, value: AttributeValue, zone: string): string => {
  if (typeof value === 'boolean') return value ? attributeWords.yes : attributeWords.no;
  if (typeof value === 'number') return value.toLocaleString('en', { useGrouping: 'min2' });
  return type === 'date' ? calendarDayIn(value, zone) : value;
};
