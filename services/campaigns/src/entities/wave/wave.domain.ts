import type { WaveDecision, WaveKind, WaveReasonCode } from '@folkmoot/contracts';
import type { FoundWave } from '@folkmoot/integrity';

interface StoredReason {
  readonly code: WaveReasonCode;
  readonly figures: Readonly<Record<string, number>>;
}

/** How many responses a wave had at one of its revisions. */
interface WaveSize {
  readonly revision: number;
  readonly responses: number;
}

/** A decision that is being carried out. */
interface WaveProgress {
  readonly done: number;
  readonly total: number;
}

/** Responses of a campaign that belong together. Each response names the wave that it is in. */
export interface StoredWave {
  readonly id: string;
  readonly campaignId: string;
  readonly revision: number;
  readonly kind: WaveKind;
  readonly reasons: readonly StoredReason[];
  readonly from: Date;
  readonly until: Date;
  /** Ids of responses that show the reasons. */
  readonly sample: readonly string[];
  /** Keyed hashes by which later members are recognised. Null after the key was destroyed. */
  readonly signature: Uint8Array | null;
  readonly follows: string | null;
  /** The last sizes, for people who saw an earlier one. */
  readonly sizes: readonly WaveSize[];
  readonly decision: WaveDecision | null;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  /** Ids of responses that the decision leaves out. */
  readonly except: readonly string[];
  /** The responses that the present decision excludes are stored with this id. Null when it excludes none. */
  readonly exclusionId: string | null;
  /** Ids of former exclusions whose responses are to be included again. */
  readonly toUndo: readonly string[];
  /** When the decision is to be carried out further. Null when it is complete. */
  readonly dueAt: Date | null;
  readonly progress: WaveProgress | null;
}

/** A wave that was just detected, before anything is known about it. */
export const newWave = (id: string, campaignId: string): StoredWave => ({
  id,
  campaignId,
  revision: 0,
  kind: 'doubtful',
  reasons: [],
  from: new Date(0),
  until: new Date(0),
  sample: [],
  signature: null,
  follows: null,
  sizes: [],
  decision: null,
  reason: null,
  decidedAt: null,
  decidedBy: null,
  except: [],
  exclusionId: null,
  toUndo: [],
  dueAt: null,
  progress: null,
});

const MOST_SIZES = 20;

/** A doubtful wave that staff declared organised is one. */
export const kindOf = ({ kind, decision }: Pick<StoredWave, 'kind' | 'decision'>): WaveKind =>
  decision === 'organised' ? 'organised' : kind;

/** The wave with one more revision, and how many responses it has now. */
export const withSize = (wave: StoredWave, responses: number): StoredWave => {
  const revision = wave.revision + 1;
  return { ...wave, revision, sizes: [...wave.sizes, { revision, responses }].slice(-MOST_SIZES) };
};

/** How many responses the wave had at a revision; null when that is not known any more. */
export const sizeAt = ({ sizes }: Pick<StoredWave, 'sizes'>, revision: number): number | null =>
  sizes.findLast((size) => size.revision <= revision)?.responses ?? null;

/** The wave of each response that is in one, by its number. */
export type Memberships = ReadonlyMap<number, string>;

/** A wave as it is to be stored, and the numbers of the responses that it gets. */
export interface PlannedWave {
  /** Null for a new one. */
  readonly known: StoredWave | null;
  readonly detected: FoundWave;
  /** All of its members, and those of them that are not in it yet. */
  readonly members: readonly number[];
  readonly added: readonly number[];
  readonly follows: string | null;
}

export interface WavePlan {
  readonly waves: readonly PlannedWave[];
  /** Numbers of responses that are in no wave any more. */
  readonly removed: readonly number[];
  /** Undecided waves that are not there any more. */
  readonly gone: readonly StoredWave[];
}

const countBy = (numbers: readonly number[], keyOf: (number: number) => string | undefined): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const number of numbers) {
    const key = keyOf(number);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

const mostIn = (counts: ReadonlyMap<string, number>): string | null => {
  let most: string | null = null;
  for (const [key, count] of counts) {
    if (most === null || count > (counts.get(most) ?? 0)) most = key;
  }
  return most;
};

/**
 * Compares what a run detected with what is stored. Decided waves keep their members: what else belongs to them is a wave that
 * follows. An undecided wave keeps its id when most of its members are in one that was detected.
 */
export const planWaves = (
  stored: readonly StoredWave[],
  memberships: Memberships,
  detected: readonly FoundWave[],
): WavePlan => {
  const byId = new Map(stored.map((wave) => [wave.id, wave]));
  const isDecided = (id: string | undefined): boolean => id !== undefined && byId.get(id)?.decision != null;
  const free = new Map(stored.filter(({ decision }) => decision === null).map((wave) => [wave.id, wave]));
  const placed = new Set<number>();
  const largestFirst = [...detected].sort((a, b) => b.members.length - a.members.length);
  const waves = largestFirst.flatMap((wave): PlannedWave[] => {
    const members = wave.members.filter((number) => !isDecided(memberships.get(number)) && !placed.has(number));
    if (members.length === 0) return [];
    for (const number of members) placed.add(number);
    const ofDecided = countBy(wave.members, (number) => {
      const id = memberships.get(number);
      return isDecided(id) ? id : undefined;
    });
    const follows = wave.follows ?? mostIn(ofDecided);
    const before = countBy(members, (number) => {
      const id = memberships.get(number);
      return id !== undefined && free.get(id)?.follows === follows ? id : undefined;
    });
    const knownId = mostIn(before);
    const known = knownId === null ? null : (free.get(knownId) ?? null);
    if (known) free.delete(known.id);
    const added = members.filter((number) => known === null || memberships.get(number) !== known.id);
    return [{ known, detected: wave, members, added, follows }];
  });
  const removed = [...memberships.keys()].filter(
    (number) => !placed.has(number) && !isDecided(memberships.get(number)),
  );
  return { waves, removed, gone: [...free.values()] };
};
