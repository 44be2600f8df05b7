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
  /** Whether its closed answers are why it is one. */
  readonly isByAnswers: boolean;
  /** The reasons, with the figures of those of its rows that are in the wave. */
  readonly explain: (rows: readonly number[]) => WaveReason[];
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
/** When so many of a group have the text or the answers of a decided wave, the group follows it. */
const MIN_ALIKE = 0.5;

interface Known extends DecidedWave {
  readonly combinations: ReadonlySet<number>;
  readonly numbers: ReadonlySet<number>;
  /** The highest number of its members; what came before them was not copied from them. */
  readonly last: number;
}

/** The decided waves of whose text each row has most. */
type Alike = ReadonlyMap<number, readonly Known[]>;

const knownOf = (wave: DecidedWave): Known => {
  let last = 0;
  for (const number of wave.members) last = Math.max(last, number);
  const { combinations } = decodeSignature(wave.signature);
  return { ...wave, combinations: new Set(combinations), numbers: new Set(wave.members), last };
};

/** The decided waves by the shingles of their texts. */
const wavesByShingle = (columns: Columns, waves: readonly Known[]): ReadonlyMap<number, readonly Known[]> => {
  const byShingle = new Map<number, Known[]>();
  for (const wave of waves) {
    const { shingles } = decodeSignature(wave.signature);
    if (shingles.length < MIN_SHARED_SHINGLES) continue;
    for (const hash of shingles) {
      const item = columns.shingles.numbering.find(hash);
      if (item >= 0) byShingle.set(item, [...(byShingle.get(item) ?? []), wave]);
    }
  }
  return byShingle;
};

/** The waves that have at least so many of some shingles. */
const wavesWith = (items: Uint32Array, byShingle: ReadonlyMap<number, readonly Known[]>, least: number): Known[] => {
  const shared = new Map<Known, number>();
  for (const item of items) for (const wave of byShingle.get(item) ?? []) shared.set(wave, (shared.get(wave) ?? 0) + 1);
  return [...shared].filter(([, count]) => count >= least).map(([wave]) => wave);
};

/** In one pass over all rows, because there may be many rows and many decided waves. */
const alikeOf = (columns: Columns, rows: Uint32Array, waves: readonly Known[]): Alike => {
  const byShingle = wavesByShingle(columns, waves);
  const alike = new Map<number, Known[]>();
  if (byShingle.size === 0) return alike;
  const isKnown = new Uint8Array(columns.shingles.numbering.size());
  for (const item of byShingle.keys()) isKnown[item] = 1;
  for (const row of rows) {
    const list = shinglesOf(columns, row);
    const least = Math.max(MIN_SHARED_SHINGLES, MIN_SHARED * list.length);
    const known = list.filter((item) => isKnown[item] === 1);
    const most = known.length < least ? [] : wavesWith(known, byShingle, least);
    if (most.length > 0) alike.set(row, most);
  }
  return alike;
};

/** The decided wave to which a group belongs by its members or, when they were erased, by its text or combinations of answers. */
const followedBy = (columns: Columns, draft: Draft, waves: readonly Known[], alike: Alike): Known | undefined => {
  const numbers = columns.number.values();
  const shareOf = (has: (row: number) => boolean): number => draft.rows.filter(has).length / draft.rows.length;
  return waves.find(
    (wave) =>
      shareOf((row) => wave.numbers.has(valueAt(numbers, row))) >= MIN_OVERLAP ||
      shareOf((row) => alike.get(row)?.includes(wave) ?? false) >= MIN_ALIKE ||
      (draft.isByAnswers && shareOf((row) => wave.combinations.has(combinationOf(columns, row))) >= MIN_ALIKE),
  );
};

/** A draft without the rows that are in a decided wave, or in a draft before it. */
const without = (draft: Draft, taken: Set<number>): Draft => {
  const rows = draft.rows.filter((row) => !taken.has(row));
  for (const row of rows) taken.add(row);
  return { ...draft, rows };
};

/** Responses that follow a decided wave, by the draft that had them; null for those that have its text only. */
interface Followers {
  readonly draft: Draft | null;
  readonly rows: readonly number[];
}

/** The reasons of the largest of the drafts: those of several would say the same with other figures. */
const following = (wave: Known, followers: readonly Followers[]): Draft => {
  const [largest] = [...followers].filter(({ draft }) => draft !== null).sort((a, b) => b.rows.length - a.rows.length);
  return {
    kind: wave.kind,
    rows: followers.flatMap(({ rows }) => rows),
    isByAnswers: false,
    explain: (rows) => [
      { code: 'follows_decided', figures: { responses: rows.length, decided: wave.members.length } },
      ...(largest?.draft && largest.rows.length > 0 ? largest.draft.explain(largest.rows) : []),
    ],
    follows: wave.id,
  };
};

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
  const settled = new Set(decided.flatMap(({ members }) => members));
  const taken = new Set(settled.size > 0 ? rows.filter((row) => settled.has(valueAt(numbers, row))) : []);
  const alike = alikeOf(columns, rows, waves);
  const followers = new Map<string, Followers[]>(waves.map(({ id }) => [id, []]));
  const fresh: Draft[] = [];
  for (const draft of drafts) {
    const wave = followedBy(columns, draft, waves, alike);
    const rest = without(draft, taken);
    if (wave) followers.get(wave.id)?.push({ draft, rows: rest.rows });
    else fresh.push(rest);
  }
  for (const wave of waves) {
    const later = [...alike].flatMap(([row, texts]) =>
      texts.includes(wave) && valueAt(numbers, row) > wave.last && !taken.has(row) ? [row] : [],
    );
    for (const row of later) taken.add(row);
    followers.get(wave.id)?.push({ draft: null, rows: later });
  }
  return [
    ...fresh.filter((draft) => draft.rows.length >= MIN_WAVE),
    ...waves
      .map((wave) => following(wave, followers.get(wave.id) ?? []))
      .filter((draft) => draft.rows.length >= MIN_FOLLOWERS),
  ];
};
