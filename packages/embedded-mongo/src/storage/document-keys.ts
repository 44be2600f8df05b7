/** @file The keys of a document in the indexes of its collection, from its bytes: most of it is never decoded. */
import { filterFields } from '../query/match';
import { decode } from '../values/codec';
import { arrayType, type Place, placesIn } from '../values/decode';
import { type IndexKeys, indexKeys, indexKeysAt } from './index-keys';
import type { IndexInfo } from './model';

/** Where the fields stand that the indexes read. */
export type Places = readonly (Place | undefined)[];

interface Reading {
  readonly index: IndexInfo;
  /** The outermost fields that it reads, by their numbers. */
  readonly fields: readonly number[];
  /** Their names; undefined when it may read any. */
  readonly names: ReadonlySet<string> | undefined;
  /** Its fields are outermost ones, and every document is in it. */
  readonly isPlain: boolean;
}

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
        isPlain: !index.partialFilterExpression && paths.every((path) => !path.includes('.')),
      };
    });
  }
  #numberOf(name: string): number {
    const number = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, number);
    return number;
  }

  /** Throws InvalidBSON for a document that can not be read. */
  placesIn(raw: Buffer): Places {
    return placesIn(raw, this.#numbers);
  }
  /** The keys in the index of this number. */
  of(number: number, raw: Buffer, places: Places): IndexKeys {
    const { index, fields, names, isPlain } = this.#reading(number);
    const found = fields.map((field) => places[field]);
    const isRead = isPlain && found.filter((place) => place?.type === arrayType).length < 2;
    return isRead ? indexKeysAt(index, raw, found) : indexKeys(index, decode(raw, names));
  }
  /** Whether two documents have the same in all fields that the index reads, and so the same keys. */
  isSame(number: number, [raw, places]: readonly [Buffer, Places], [other, otherPlaces]: readonly [Buffer, Places]) {
    const { fields, names } = this.#reading(number);
    if (!names) return false;
    return fields.every((field) => {
      const [here, there] = [places[field], otherPlaces[field]];
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
/** How keys are made for these indexes. */
export const documentKeys = (indexes: readonly IndexInfo[]): DocumentKeys => {
  const known = made.get(indexes) ?? new DocumentKeys(indexes);
  made.set(indexes, known);
  return known;
};

/** The keys of a document in one index. */
export const keysIn = (index: IndexInfo, raw: Buffer): IndexKeys => {
  const keys = documentKeys(oneIndex(index));
  return keys.of(0, raw, keys.placesIn(raw));
};
const alone = new WeakMap<IndexInfo, readonly IndexInfo[]>();
const oneIndex = (index: IndexInfo): readonly IndexInfo[] => {
  const list = alone.get(index) ?? [index];
  alone.set(index, list);
  return list;
};
