import { badValue } from '../errors';
import { typeNameOf } from '../values/types';
import { isNumeric } from '../values/values';

type TypeTest = (value: unknown) => boolean;

const names: Readonly<Record<number, string>> = {
  [-1]: 'minKey',
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
  127: 'maxKey',
};
const known: ReadonlySet<string> = new Set(Object.values(names));

/** The test behind one alias or number of $type. */
export const typeTest = (alias: unknown): TypeTest => {
  const name = isNumeric(alias) ? names[Number(alias)] : String(alias);
  if (name === 'number') return isNumeric;
  if (!name || !known.has(name)) throw badValue(`Unknown type name alias: ${String(alias)}`);
  return (value) => typeNameOf(value) === name;
};
export const isArrayAlias = (alias: unknown): boolean => alias === 'array' || alias === 4;
