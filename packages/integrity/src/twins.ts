import type { Columns } from './columns';
import { postingsOf } from './postings';

/** Shorter texts are alike by chance. */
const MIN_WORDS = 5;
/** Numbers that more responses have say nothing about two of them. */
const MAX_FREQUENCY = 30;
/** From this share of what is rare in a text on, another text is its original. */
const MIN_SIMILARITY = 0.5;
const MIN_SHARED_PAIRS = 3;

/**
 * For each row, the earlier row whose written answers it repeats with small changes; -1 without.
 * Candidates share a rare shingle or pair; they are compared by their pairs of words, each weighted by its rarity.
 * Sources: Broder (1997), On the resemblance and containment of documents; Spärck Jones (1972) for the weight by rarity.
 * @param skip rows that are not compared, since they belong to a group by their texts already
 */
export const findTwins = (columns: Columns, rows: Uint32Array, skip: (row: number) => boolean): Int32Array => {
  const compared = rows.filter((row) => !skip(row));
  const total = Math.max(2, rows.length);
  const byShingle = postingsOf(columns.shingles, compared, columns.texts, MAX_FREQUENCY);
  const byPair = postingsOf(columns.pairs, compared, columns.texts, MAX_FREQUENCY);
  const twins = new Int32Array(columns.number.length()).fill(-1);
  const order = new Int32Array(columns.number.length());
  compared.forEach((row, index) => {
    order[row] = index;
  });
  const pairs = columns.pairs;
  const items = pairs.items.values();
  const starts = pairs.starts.values();
  const frequency = pairs.frequency.values();
  const weights = Float64Array.from({ length: pairs.numbering.size() }, (_, item) =>
    Math.log(total / Math.max(1, (frequency[item] ?? 1) - 1)),
  );
  const pairsOf = (row: number): Uint32Array =>
    items.subarray(starts[row * columns.texts] ?? 0, starts[(row + 1) * columns.texts] ?? 0);
  const shinglesOf = (row: number): Uint32Array =>
    columns.shingles.items
      .values()
      .subarray(
        columns.shingles.starts.values()[row * columns.texts] ?? 0,
        columns.shingles.starts.values()[(row + 1) * columns.texts] ?? 0,
      );
  const counts = new Map<number, number>();
  const count = (row: number, others: Uint32Array): void => {
    for (const other of others) {
      if ((order[other] ?? 0) >= (order[row] ?? 0)) break;
      counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  };
  const candidatesOf = (row: number): number[] => {
    counts.clear();
    for (const item of shinglesOf(row)) count(row, byShingle.rowsOf(item));
    for (const item of pairsOf(row)) count(row, byPair.rowsOf(item));
    return [...counts]
      .filter(([, shared]) => shared >= 2)
      .sort(([a, some], [b, more]) => more - some || (order[a] ?? 0) - (order[b] ?? 0))
      .slice(0, 4)
      .map(([other]) => other);
  };
  const similarity = (row: number, other: number): number => {
    const theirs = new Set(pairsOf(other));
    let shared = 0;
    let sharedWeight = 0;
    let weight = 0;
    for (const item of pairsOf(row)) {
      weight += weights[item] ?? 0;
      if (!theirs.has(item)) continue;
      shared += 1;
      sharedWeight += weights[item] ?? 0;
    }
    return shared >= MIN_SHARED_PAIRS && weight > 0 ? sharedWeight / weight : 0;
  };
  const isLongEnough = (row: number): boolean => {
    for (let text = row * columns.texts; text < (row + 1) * columns.texts; text += 1)
      if ((columns.length.values()[text] ?? 0) >= MIN_WORDS) return true;
    return false;
  };
  for (const row of compared) {
    if (!isLongEnough(row)) continue;
    let best = MIN_SIMILARITY;
    for (const other of candidatesOf(row)) {
      const alike = similarity(row, other);
      if (alike <= best) continue;
      best = alike;
      twins[row] = other;
    }
  }
  return twins;
};
