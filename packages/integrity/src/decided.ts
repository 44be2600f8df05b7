import type { Columns } from './columns';
import { valueAt } from './growing';
import { combinationOf } from './profile';
import type { DecidedWave, WaveKind, WaveReason } from './shapes';
import { decodeSignature } from './signature';
import { shinglesOf } from './structure';

/** A wave as rows. */
export interface Draft {
  readonly kind: WaveKind;
  readonly rows: readonly number[];
  readonly reasons: readonly WaveReason[];
  readonly follows?: string;
}

/** So few later members of a decided wave make a wave: the proof is in the decided one. */
const MIN_FOLLOWERS = 5;
const MIN_WAVE = 20;
/** From this share of its shingles on, a text is that of a decided wave. */
const MIN_SHARED = 0.6;
const MIN_SHARED_SHINGLES = 4;
/** When this share of a group is in a decided wave, the rest of it follows. */
const MIN_OVERLAP = 0.3;

interface Known extends DecidedWave {
  readonly shingles: ReadonlySet<number>;
  readonly combinations: ReadonlySet<number>;
  readonly numbers: ReadonlySet<number>;
  /** The highest number of its members; what came before them was not copied from them. */
  readonly last: number;
}

const knownOf = (wave: DecidedWave): Known => {
  const { shingles, combinations } = decodeSignature(wave.signature);
  let last = 0;
  for (const number of wave.members) last = Math.max(last, number);
  return {
    ...wave,
    shingles: new Set(shingles),
    combinations: new Set(combinations),
    numbers: new Set(wave.members),
    last,
  };
};

const hasItsText = (columns: Columns, row: number, { shingles }: Known): boolean => {
  const list = shinglesOf(columns, row);
  let shared = 0;
  for (const item of list) if (shingles.has(columns.shingles.numbering.hashOf(item))) shared += 1;
  return shared >= Math.max(MIN_SHARED_SHINGLES, MIN_SHARED * list.length);
};

/** Later rows with the text of a decided wave. */
const followersByText = (columns: Columns, rows: Uint32Array, wave: Known, taken: ReadonlySet<number>): number[] => {
  const numbers = columns.number.values();
  if (wave.shingles.size < MIN_SHARED_SHINGLES) return [];
  return [...rows].filter(
    (row) => valueAt(numbers, row) > wave.last && !taken.has(row) && hasItsText(columns, row, wave),
  );
};

/** The decided wave to which a group belongs by its members or, when they were erased, by its combinations of answers. */
const followedBy = (columns: Columns, draft: Draft, waves: readonly Known[]): Known | undefined => {
  const numbers = columns.number.values();
  const shareOf = (has: (row: number) => boolean): number => draft.rows.filter(has).length / draft.rows.length;
  const isByAnswers = draft.reasons.some(({ code }) => code === 'same_combination' || code === 'straight_lines');
  return waves.find(
    (wave) =>
      shareOf((row) => wave.numbers.has(valueAt(numbers, row))) >= MIN_OVERLAP ||
      (isByAnswers && shareOf((row) => wave.combinations.has(combinationOf(columns, row))) >= 0.5),
  );
};

/** A draft without the rows that are in a decided wave, or in a draft before it. */
const without = (draft: Draft, taken: Set<number>): Draft => {
  const rows = draft.rows.filter((row) => !taken.has(row));
  for (const row of rows) taken.add(row);
  return { ...draft, rows };
};

const following = (wave: Known, rows: readonly number[], reasons: readonly WaveReason[]): Draft => ({
  kind: wave.kind,
  rows,
  reasons: [{ code: 'follows_decided', figures: { responses: rows.length, decided: wave.members.length } }, ...reasons],
  follows: wave.id,
});

/**
 * The drafts without members of decided waves. Later responses with the text of a decided wave, and the rest of a group that is
 * in one already, make one wave that follows it.
 */
export const withDecided = (
  columns: Columns,
  rows: Uint32Array,
  drafts: readonly Draft[],
  decided: readonly DecidedWave[],
): Draft[] => {
  const numbers = columns.number.values();
  const waves = decided.map(knownOf);
  const taken = new Set([...rows].filter((row) => waves.some((wave) => wave.numbers.has(valueAt(numbers, row)))));
  const followers = new Map<string, number[]>();
  const reasons = new Map<string, WaveReason[]>();
  const follow = (wave: Known, list: readonly number[]): void => {
    for (const row of list) taken.add(row);
    followers.set(wave.id, [...(followers.get(wave.id) ?? []), ...list]);
  };
  const fresh: Draft[] = [];
  for (const draft of drafts) {
    const wave = followedBy(columns, draft, waves);
    const rest = without(draft, taken);
    if (wave) {
      follow(wave, rest.rows);
      reasons.set(wave.id, [...(reasons.get(wave.id) ?? []), ...draft.reasons]);
    } else fresh.push(rest);
  }
  for (const wave of waves) follow(wave, followersByText(columns, rows, wave, taken));
  return [
    ...fresh.filter((draft) => draft.rows.length >= MIN_WAVE),
    ...waves
      .map((wave) => following(wave, followers.get(wave.id) ?? [], reasons.get(wave.id) ?? []))
      .filter((draft) => draft.rows.length >= MIN_FOLLOWERS),
  ];
};
