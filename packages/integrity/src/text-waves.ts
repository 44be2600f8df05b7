import type { Columns } from './columns';
import type { DecidedWave, FoundWave } from './shapes';

const MIN_WAVE = 20;
const MIN_WORDS = 5;
const MIN_OCCURRENCES = 12;
const MIN_SHARED = 0.6;

/** Written answers most of whose shingles occur in many responses, grouped by the shingles that they share. */
export const textWaves = (columns: Columns, rows: Uint32Array, decided: readonly DecidedWave[]): FoundWave[] => {
  const settled = new Set(decided.flatMap((wave) => wave.members));
  const numbers = columns.number.values();
  const items = columns.shingles.items.values();
  const starts = columns.shingles.starts.values();
  const frequency = columns.shingles.frequency.values();
  const lengths = columns.length.values();
  const groups: number[][] = [];
  const groupOf = new Map<number, number>();
  for (const row of rows) {
    if (settled.has(numbers[row] ?? 0)) continue;
    for (let text = row * columns.texts; text < (row + 1) * columns.texts; text += 1) {
      if ((lengths[text] ?? 0) < MIN_WORDS) continue;
      const list = [...items.subarray(starts[text] ?? 0, starts[text + 1] ?? 0)];
      const shared = list.filter((item) => (frequency[item] ?? 0) >= MIN_OCCURRENCES);
      if (list.length === 0 || shared.length / list.length < MIN_SHARED) continue;
      const group = shared.map((item) => groupOf.get(item)).find((known) => known !== undefined) ?? groups.length;
      groups[group] = [...(groups[group] ?? [])];
      groups[group].push(row);
      for (const item of shared) if (!groupOf.has(item)) groupOf.set(item, group);
      break;
    }
  }
  const at = columns.at.values();
  return groups
    .map((members) => members.slice(1))
    .filter((members) => members.length >= MIN_WAVE)
    .map((members) => {
      const times = members.map((row) => at[row] ?? 0).sort((a, b) => a - b);
      const named = members.map((row) => numbers[row] ?? 0).sort((a, b) => a - b);
      return {
        kind: 'doubtful',
        members: named,
        from: times[0] ?? 0,
        until: times.at(-1) ?? 0,
        reasons: [{ code: 'same_parts', figures: { responses: named.length } }],
        sample: named.slice(0, 12),
        signature: new Uint8Array(),
      };
    });
};
