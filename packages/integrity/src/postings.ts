import type { Lists } from './columns';
import { itemAt } from './growing';

/** For each number of some lists, the rows in whose lists it occurs. */
export interface Postings {
  /** Rows with the number, in the order in which they were handed in. */
  readonly rowsOf: (number: number) => Uint32Array;
}

/**
 * Numbers that occur in at least two and at most `most` responses: rarer ones connect nothing, and frequent ones prove nothing.
 * @param rows the rows that count, in order
 * @param texts how many written answers a row has
 * @param wanted 1 for each number that is looked for; without it, all are
 */
export const postingsOf = (
  lists: Lists,
  rows: Uint32Array,
  texts: number,
  most: number,
  wanted?: Uint8Array,
): Postings => {
  const frequency = lists.frequency.values();
  const items = lists.items.values();
  const starts = lists.starts.values();
  const size = lists.numbering.size();
  const isKept = (item: number): boolean =>
    (!wanted || wanted[item] === 1) && itemAt(frequency, item) >= 2 && itemAt(frequency, item) <= most;
  const offsets = new Uint32Array(size + 1);
  for (let item = 0; item < size; item += 1)
    offsets[item + 1] = itemAt(offsets, item) + (isKept(item) ? itemAt(frequency, item) : 0);
  const entries = new Uint32Array(itemAt(offsets, size));
  const filled = offsets.slice(0, size);
  const last = new Int32Array(size).fill(-1);
  const enter = (row: number, item: number): void => {
    if (last[item] === row || !isKept(item)) return;
    last[item] = row;
    entries[itemAt(filled, item)] = row;
    filled[item] = itemAt(filled, item) + 1;
  };
  for (let index = 0; index < rows.length; index += 1) {
    const row = itemAt(rows, index);
    const until = itemAt(starts, (row + 1) * texts);
    for (let place = itemAt(starts, row * texts); place < until; place += 1) enter(row, itemAt(items, place));
  }
  return { rowsOf: (item) => entries.subarray(itemAt(offsets, item), itemAt(filled, item)) };
};

/** 1 for each number that occurs in these rows. */
export const occurringIn = (lists: Lists, rows: Uint32Array, texts: number): Uint8Array => {
  const occurring = new Uint8Array(lists.numbering.size());
  const items = lists.items.values();
  const starts = lists.starts.values();
  for (let index = 0; index < rows.length; index += 1) {
    const row = itemAt(rows, index);
    const until = itemAt(starts, (row + 1) * texts);
    for (let place = itemAt(starts, row * texts); place < until; place += 1) occurring[itemAt(items, place)] = 1;
  }
  return occurring;
};
