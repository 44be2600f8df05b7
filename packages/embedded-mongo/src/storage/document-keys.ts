/** @file Index keys of a document, made from its bytes: most of the document is never decoded. */
import { filterFields } from '../query/match';
import { decode } from '../values/codec';
import { arrayType, positionsIn, type ValuePosition } from '../values/decode';
import { type Doc, isDoc } from '../values/values';
import { type IndexKeys, indexKeys, indexKeysAt, noKeys } from './index-keys';
import type { IndexInfo } from './model';

/** Positions of the indexed fields. */
export type ValuePositions = readonly (ValuePosition | undefined)[];

interface Reading {
  readonly index: IndexInfo;
  /** Numbers of the outermost fields that the index reads. */
  readonly fields: readonly number[];
  /** Their names; undefined when it may read any. */
  readonly names: ReadonlySet<string> | undefined;
  /** Numbers of the outermost fields without which a document is not in the index. */
  readonly required: readonly number[];
  /** The index has outermost fields only and covers every document. */
  readonly isPlain: boolean;
}

/** The paths that a partial index requires by `{ path: { $exists: true } }`. */
const requiredPaths = (filter: Doc): string[] =>
  Object.entries(filter).flatMap(([path, condition]) =>
    !path.startsWith('$') && isDoc(condition) && condition.$exists === true ? [path] : [],
  );

const outermost = (path: string): string => path.split('.')[0] ?? path;

class DocumentKeys {
  /** The numbers of the fields. */
  readonly #numbers = new Map<string, number>();
  readonly #readings: readonly Reading[];

  constructor(indexes: readonly IndexInfo[]) {
    this.#readings = indexes.map((index) => {
      const paths = index.fields.map(([field]) => field);
      const filtered = filterFields(index.partialFilterExpression ?? {});
      const names = [...paths, ...(filtered ?? [])].map(outermost);
      return {
        index,
        fields: names.map((name) => this.#numberOf(name)),
        names: filtered && new Set(names),
        required: requiredPaths(index.partialFilterExpression ?? {}).map((path) => this.#numberOf(outermost(path))),
        isPlain: !index.partialFilterExpression && paths.every((path) => !path.includes('.')),
      };
    });
  }
  #numberOf(name: string): number {
    const number = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, number);
    return number;
  }

  /** Throws InvalidBSON for an unreadable document. */
  positionsIn(raw: Buffer): ValuePositions {
    return positionsIn(raw, this.#numbers);
  }
  /** The keys in the index of this number. */
  of(number: number, raw: Buffer, places: ValuePositions): IndexKeys {
    const { index, fields, names, required, isPlain } = this.#reading(number);
    if (required.some((field) => places[field] === undefined)) return noKeys;
    const positions = fields.map((field) => places[field]);
    const isRead = isPlain && positions.filter((position) => position?.type === arrayType).length < 2;
    return isRead ? indexKeysAt(index, raw, positions) : indexKeys(index, decode(raw, names));
  }
  /** Whether two documents have equal values in all fields that the index reads, and so equal keys. */
  isSame(
    number: number,
    [raw, places]: readonly [Buffer, ValuePositions],
    [other, otherPlaces]: readonly [Buffer, ValuePositions],
  ) {
    const { fields, names } = this.#reading(number);
    if (!names) return false;
    return fields.every((field) => {
      const here = places[field];
      const there = otherPlaces[field];
      if (!here || !there || here.type !== there.type) return here === there;
      return raw.compare(other, there.at, there.end, here.at, here.end) === 0;
    });
  }
  #reading(number: number): Reading {
    const reading = this.#readings[number];
    if (!reading) throw new RangeError('there is no such index');
    return reading;
  }
}

const made = new WeakMap<readonly IndexInfo[], DocumentKeys>();
/** Prepares the keys of these indexes. */
export const documentKeys = (indexes: readonly IndexInfo[]): DocumentKeys => {
  const known = made.get(indexes) ?? new DocumentKeys(indexes);
  made.set(indexes, known);
  return known;
};

/** The keys of a document in one index. */
export const keysIn = (index: IndexInfo, raw: Buffer): IndexKeys => {
  const keys = documentKeys(oneIndex(index));
  return keys.of(0, raw, keys.positionsIn(raw));
};
const singleLists = new WeakMap<IndexInfo, readonly IndexInfo[]>();
const oneIndex = (index: IndexInfo): readonly IndexInfo[] => {
  const list = singleLists.get(index) ?? [index];
  singleLists.set(index, list);
  return list;
};
