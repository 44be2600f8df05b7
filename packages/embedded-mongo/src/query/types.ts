import { badValue } from '../errors';
import { numberKind } from '../values/numbers';
import { bsonTypeOf, isDoc, isNumeric, tagOf, tags } from '../values/values';

type TypeTest = (value: unknown) => boolean;

const tests: Readonly<Record<string, TypeTest>> = {
  double: (value) => numberKind(value) === 'double',
  int: (value) => numberKind(value) === 'int',
  long: (value) => numberKind(value) === 'long',
  decimal: (value) => numberKind(value) === 'decimal',
  number: isNumeric,
  string: (value) => typeof value === 'string',
  object: isDoc,
  array: Array.isArray,
  binData: (value) => tagOf(value) === tags.binary,
  objectId: (value) => bsonTypeOf(value) === 'ObjectId',
  bool: (value) => typeof value === 'boolean',
  date: (value) => value instanceof Date,
  null: (value) => value === null,
  regex: (value) => value instanceof RegExp,
  timestamp: (value) => bsonTypeOf(value) === 'Timestamp',
};
const names: Readonly<Record<number, string>> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
};

/** The test behind one alias or number of $type. */
export const typeTest = (alias: unknown): TypeTest => {
  const test = tests[typeof alias === 'number' ? (names[alias] ?? '') : String(alias)];
  if (!test) throw badValue(`Unknown type name alias: ${String(alias)}`);
  return test;
};
export const isArrayTest = (test: TypeTest): boolean => test === tests.array;
