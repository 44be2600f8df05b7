import type { Lists } from './columns';

/** For each number of some lists, the rows in whose lists it occurs. */
export interface Postings {
  /** Rows with the number, in the order in which they were handed in. */
  readonly rowsOf: (number: number) => Uint32Array;
}

/**
 * Numbers that occur in at least two and at most `most` responses: rarer ones connect nothing, and frequent ones prove nothing.
 * @param rows the rows that count, in order
 * @param texts how many written answers a row has
 */
export const postingsOf = (lists: Lists, rows: ArrayLike<number>, texts: number, most: number): Postings => {
  const frequency = lists.frequency.values();
  const items = lists.items.values();
  const starts = lists.starts.values();
  const size = lists.numbering.size();
  const isKept = (item: number): boolean => (frequency[item] ?? 0) >= 2 && (frequency[item] ?? 0) <= most;
  const offsets = new Uint32Array(size + 1);
  for (let item = 0; item < size; item += 1)
    offsets[item + 1] = (offsets[item] ?? 0) + (isKept(item) ? (frequency[item] ?? 0) : 0);
  const entries = new Uint32Array(offsets[size] ?? 0);
  const filled = offsets.slice(0, size);
  const last = new Int32Array(size).fill(-1);
  const enter = (row: number, item: number): void => {
    if (last[item] === row || !isKept(item)) return;
    last[item] = row;
    entries[filled[item] ?? 0] = row;
    filled[item] = (filled[item] ?? 0) + 1;
  };
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const until = starts[(row + 1) * texts] ?? 0;
    for (let place = starts[row * texts] ?? 0; place < until; place += 1) enter(row, items[place] ?? 0);
  }
  return { rowsOf: (item) => entries.subarray(offsets[item] ?? 0, filled[item] ?? 0) };
};
