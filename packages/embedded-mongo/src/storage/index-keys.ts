import { CommandError, notImplemented } from '../errors';
import { compile, type Test } from '../query/match';
import { arrayType, type ValuePosition } from '../values/decode';
import { type EncodeState, emptyArrayKey, encode, encodeCompound, encodePositions, inverted } from '../values/keys';
import { arrayOn, emptyArray, type PathValues, pathValues } from '../values/paths';
import type { Doc } from '../values/values';
import type { IndexInfo } from './model';

/** LMDB allows 1,978 bytes per key; a record id is added to keys that are not unique. */
const maxKeyBytes = 1960;

export const uint32 = (value: number): Buffer => {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
export const recordIdBytes = (id: number): Buffer => {
  const bytes = Buffer.allocUnsafe(6);
  bytes.writeUIntBE(id, 0, 6);
  return bytes;
};
export const recordIdAt = (key: Buffer): number => key.readUIntBE(key.length - 6, 6);
/** Like documentKey, in a buffer that the next call overwrites: for reads and puts, which copy it. */
const passing = Buffer.alloc(10);
export const passingKey = (collection: number, record: number): Buffer => {
  passing.writeUInt32BE(collection);
  passing.writeUIntBE(record, 4, 6);
  return passing;
};
export const documentKey = (collection: number, record: number): Buffer => {
  const bytes = Buffer.allocUnsafe(10);
  bytes.writeUInt32BE(collection);
  bytes.writeUIntBE(record, 4, 6);
  return bytes;
};
export const binaryText = (key: Uint8Array): string => Buffer.from(key).toString('latin1');

const partialTests = new WeakMap<IndexInfo, Test>();
const isCovered = (index: IndexInfo, doc: Doc): boolean => {
  if (!index.partialFilterExpression) return true;
  const test = partialTests.get(index) ?? compile(index.partialFilterExpression);
  partialTests.set(index, test);
  return test(doc);
};

export interface IndexKeys {
  readonly keys: Buffer[];
  /** The fields of the index that hold an array. */
  readonly multikeyFields: readonly string[];
  readonly truncated: boolean;
}
export const noKeys: IndexKeys = { keys: [], multikeyFields: [], truncated: false };

const encodedParts = (values: readonly unknown[], direction: 1 | -1, state: EncodeState): Buffer[] =>
  values.map((value) => {
    const key = value === emptyArray ? emptyArrayKey : encode(value, state);
    return direction < 0 ? inverted(key) : key;
  });
/** The key of a document without arrays. */
const oneKey = ({ id, fields }: IndexInfo, fieldValues: readonly PathValues[], state: EncodeState): Buffer =>
  encodeCompound(
    id,
    fields.map(([, direction], position) => [fieldValues[position]?.values[0], direction]),
    state,
  );
const manyKeys = ({ id, fields }: IndexInfo, fieldValues: readonly PathValues[], state: EncodeState): Buffer[] => {
  let keys: Buffer[] = [uint32(id)];
  for (const [position, [, direction]] of fields.entries()) {
    const parts = encodedParts(fieldValues[position]?.values ?? [], direction, state);
    keys = keys.flatMap((head) => parts.map((part) => Buffer.concat([head, part])));
  }
  return unique(keys);
};
/** Up to this number, comparing all pairs is faster than a map of texts. */
const fewKeys = 12;
const isRepeated = (keys: readonly Buffer[], key: Buffer, at: number): boolean => {
  for (let before = 0; before < at; before++) {
    const other = keys[before];
    if (other?.length === key.length && other.equals(key)) return true;
  }
  return false;
};
const unique = (keys: Buffer[]): Buffer[] =>
  keys.length <= fewKeys
    ? keys.filter((key, at) => !isRepeated(keys, key, at))
    : [...new Map(keys.map((key) => [binaryText(key), key])).values()];

const checked = ({ name }: IndexInfo, keys: Buffer[]): Buffer[] => {
  const tooLong = keys.find((key) => key.length > maxKeyBytes);
  if (tooLong) throw new CommandError(17280, 'KeyTooLong', `index key of ${name} exceeds ${maxKeyBytes} bytes`);
  return keys;
};

/** Like MongoDB, refuses parallel arrays in one index: every combination of their elements would need a key. */
const checkArrays = ({ name, unique }: IndexInfo, doc: Doc, multikeyFields: readonly string[]): void => {
  if (multikeyFields.length < 2) return;
  const [first = '', ...others] = multikeyFields.map((field) => arrayOn(doc, field) ?? field);
  const other = others.find((array) => array !== first);
  if (other !== undefined) {
    const message = `cannot index parallel arrays [${other}] [${first}]`;
    throw new CommandError(171, 'CannotIndexParallelArrays', message);
  }
  if (unique) throw notImplemented(`the unique index ${name} on two fields of one array`);
};

/** The keys, without record id, that `doc` has in `index`. */
export const indexKeys = (index: IndexInfo, doc: Doc): IndexKeys => {
  if (!isCovered(index, doc)) return noKeys;
  const state: EncodeState = { truncated: false };
  const fieldValues = index.fields.map(([field]) => pathValues(doc, field));
  if (index.sparse && fieldValues.every(({ values }) => values.every((value) => value === undefined))) return noKeys;
  const multikeyFields = index.fields.flatMap(([field], position) => (fieldValues[position]?.multi ? [field] : []));
  checkArrays(index, doc, multikeyFields);
  const keys = multikeyFields.length > 0 ? manyKeys(index, fieldValues, state) : [oneKey(index, fieldValues, state)];
  return { keys: checked(index, keys), multikeyFields, truncated: state.truncated };
};

/** The same for fields at the outermost level, of which at most one is an array. */
export const indexKeysAt = (
  index: IndexInfo,
  raw: Buffer,
  places: readonly (ValuePosition | undefined)[],
): IndexKeys => {
  if (index.sparse && places.every((position) => position === undefined)) return noKeys;
  const state: EncodeState = { truncated: false };
  const parts = index.fields.map(([, direction], position) => ({ place: places[position], direction }));
  const spread = places.findIndex((position) => position?.type === arrayType);
  const keys = unique(encodePositions(index.id, raw, { parts, spread, state }));
  const multikeyFields = index.fields[spread] ? [index.fields[spread][0]] : [];
  return { keys: checked(index, keys), multikeyFields, truncated: state.truncated };
};

/** The key as stored in LMDB: unique keys have the record id as value, so that a duplicate check is one get. */
export const storedKey = (index: IndexInfo, key: Buffer, record: number): Buffer =>
  index.unique ? key : Buffer.concat([key, recordIdBytes(record)]);
