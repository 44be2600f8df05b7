import { numberKind } from './numbers';
import { tagOf, tags } from './values';

const nameOfTag: Readonly<Record<number, string>> = {
  [tags.min]: 'minKey',
  [tags.nil]: 'null',
  [tags.text]: 'string',
  [tags.object]: 'object',
  [tags.array]: 'array',
  [tags.binary]: 'binData',
  [tags.objectId]: 'objectId',
  [tags.boolean]: 'bool',
  [tags.date]: 'date',
  [tags.timestamp]: 'timestamp',
  [tags.regex]: 'regex',
  [tags.max]: 'maxKey',
};
/** MongoDB's name of a value's type, as $type answers it: 'int', 'string', 'missing', ... */
export const typeNameOf = (value: unknown): string => {
  if (value === undefined) return 'missing';
  return numberKind(value) ?? nameOfTag[tagOf(value)] ?? 'object';
};
