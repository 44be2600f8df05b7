import { type AttributeType, type AttributeValue, lookup, MAX_ATTRIBUTE_TEXT } from '@folkmoot/contracts';
import { readDate, readDecimal } from '@folkmoot/question-types/written';
import { folded } from '../subscriber/subscriber.domain';
import type { StoredAttribute } from './attribute.domain';
import { attributeMessages as messages } from './attribute.messages';

type Definition = Pick<StoredAttribute, 'name' | 'type' | 'options'>;
type ReadAttributeValue = { readonly value: AttributeValue } | { readonly problem: string };
type Read = (definition: Definition, text: string) => ReadAttributeValue;

/** Letters of a value that a problem repeats. */
const QUOTED_LENGTH = 60;

const quoted = (text: string): string => (text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text);

const readText: Read = ({ name }, text) =>
  text.length > MAX_ATTRIBUTE_TEXT ? { problem: messages.tooLong(name, MAX_ATTRIBUTE_TEXT) } : { value: text };

const readNumber: Read = ({ name }, text) => {
  const value = readDecimal(text);
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return { value };
  return { problem: messages.notNumber(name, quoted(text)) };
};

const DAY_LENGTH = '2026-05-04'.length;

/** Other programs often write a day with a time. */
const readDay: Read = ({ name }, text) => {
  const value = readDate(text, 'date') ?? readDate(text, 'datetime')?.slice(0, DAY_LENGTH);
  return value ? { value } : { problem: messages.notDay(name, quoted(text)) };
};

const plain = (text: string): string => folded(text).replace(/\s+/g, ' ').trim();

const readOption: Read = ({ name, options }, text) => {
  const value = options.find((option) => option === text) ?? options.find((option) => plain(option) === plain(text));
  return value === undefined ? { problem: messages.notOption(name, quoted(text)) } : { value };
};

/** Yes and no in the languages of our pages, and as programs write them. */
const yesWords = new Set([
  'yes',
  'y',
  'true',
  't',
  '1',
  'on',
  'x',
  '✓',
  '✔',
  'ie',
  'ydw',
  'ydy',
  'ja',
  'oui',
  'si',
  'نعم',
]);
const noWords = new Set(['no', 'n', 'false', 'f', '0', 'off', '-', '✗', '✘', 'na', 'nac ydy', 'nein', 'non', 'لا']);

const readYesNo: Read = ({ name }, text) => {
  const word = plain(text).replace(/\.$/, '');
  if (yesWords.has(word)) return { value: true };
  return noWords.has(word) ? { value: false } : { problem: messages.notYesNo(name, quoted(text)) };
};

const readers: Readonly<Record<AttributeType, Read>> = {
  text: readText,
  number: readNumber,
  date: readDay,
  choice: readOption,
  yes_no: readYesNo,
};

/**
 * Reads a value as people write it: numbers with comma or point, days in several forms, words for yes and no, options
 * without case and accents. Imports, sign-ups, edits and segments share it. An empty text is a problem: callers that
 * take it as "no value" check that first.
 */
export const readAttributeValue = (attribute: Definition, written: string): ReadAttributeValue => {
  const text = written.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (text === '') return { problem: messages.empty(attribute.name) };
  const read = lookup(readers, attribute.type);
  return read ? read(attribute, text) : { problem: messages.empty(attribute.name) };
};

/** The same for a value that a program sends: numbers and booleans are taken as they are where the type is theirs. */
export const checkAttributeValue = (attribute: Definition, value: AttributeValue): ReadAttributeValue => {
  if (typeof value === 'number' && attribute.type === 'number') return { value };
  if (typeof value === 'boolean') return readAttributeValue(attribute, value ? 'yes' : 'no');
  return readAttributeValue(attribute, String(value));
};
