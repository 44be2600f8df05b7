import type { Columns } from './columns';
import { itemAt, valueAt } from './growing';

/** How the texts of a group are made. Shares are between 0 and 1. */
export interface Structure {
  /** Shingles that much of the group has, by how many texts have them. */
  readonly core: ReadonlySet<number>;
  /** How many different texts there are, exactly. */
  readonly texts: number;
  /** How many shingles occur in several of its texts. */
  readonly parts: number;
  /** The mean share of the core that a text has. */
  readonly contained: number;
  /** The share of texts that leave the core in the middle at least twice and come back to it. */
  readonly broken: number;
  /** The share of texts with words of their own, before, after or within. */
  readonly own: number;
}

const MIN_CORE_SHARE = 0.4;
const MIN_CORE = 4;
/** Groups are judged by at most so many of their texts, evenly chosen. */
const MAX_JUDGED = 1_000;

export const evenly = (rows: readonly number[], most: number): number[] => {
  const step = Math.max(1, rows.length / most);
  return Array.from({ length: Math.min(most, rows.length) }, (_, index) => valueAt(rows, Math.floor(index * step)));
};

export const shinglesOf = (columns: Columns, row: number): Uint32Array => {
  const starts = columns.shingles.starts.values();
  return columns.shingles.items
    .values()
    .subarray(itemAt(starts, row * columns.texts), itemAt(starts, (row + 1) * columns.texts));
};

/** In how many of the rows each shingle occurs. */
export const countShingles = (columns: Columns, rows: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const item of new Set(shinglesOf(columns, row))) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** How often a text leaves the core between its first and its last part of it. */
const breaksOf = (list: Uint32Array, core: ReadonlySet<number>): number => {
  let breaks = 0;
  let hasBegun = false;
  let isOutside = false;
  for (const item of list) {
    const isCore = core.has(item);
    if (isCore && isOutside && hasBegun) breaks += 1;
    if (isCore) hasBegun = true;
    isOutside = !isCore;
  }
  return breaks;
};

const wholeOf = (columns: Columns, row: number): string =>
  columns.whole
    .values()
    .subarray(row * columns.texts, (row + 1) * columns.texts)
    .join(' ');

export const structureOf = (columns: Columns, rows: readonly number[]): Structure => {
  const judged = evenly(rows, MAX_JUDGED);
  const counts = countShingles(columns, judged);
  const core = new Set(
    [...counts].filter(([, count]) => count >= MIN_CORE_SHARE * judged.length).map(([item]) => item),
  );
  let contained = 0;
  let broken = 0;
  let own = 0;
  for (const row of judged) {
    const list = shinglesOf(columns, row);
    const inCore = new Set(list.filter((item) => core.has(item))).size;
    contained += core.size > 0 ? inCore / core.size : 0;
    if (breaksOf(list, core) >= 2) broken += 1;
    if (list.some((item) => (counts.get(item) ?? 0) < 3)) own += 1;
  }
  return {
    core,
    texts: new Set(rows.map((row) => wholeOf(columns, row))).size,
    parts: [...counts.values()].filter((count) => count >= 5).length,
    contained: contained / Math.max(1, judged.length),
    broken: broken / Math.max(1, judged.length),
    own: own / Math.max(1, judged.length),
  };
};

/** Whether people sent a text that was prepared for them: its core is whole, and what is their own is around it. */
export const isPrepared = ({ core, contained, broken }: Structure): boolean =>
  core.size >= MIN_CORE && contained >= 0.6 && broken <= 0.3;
