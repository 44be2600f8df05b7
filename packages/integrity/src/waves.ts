import { type Columns, rowsInOrder } from './columns';
import { type Draft, withDecided } from './decided';
import { valueAt } from './growing';
import { createKnowledge, type Knowledge } from './knowledge';
import { localTimeOf } from './local-time';
import { combinationOf } from './profile';
import type { Circumstances, DecidedWave, FoundWave } from './shapes';
import { encodeSignature, type Signature } from './signature';
import { countShingles, evenly } from './structure';

const MIN_WAVE = 20;
const MAX_WAVES = 48;
const MAX_SAMPLE = 12;
const MAX_SIGNATURE = 400;
/** The signature of a wave is made of at most so many of its responses, evenly chosen. */
const MAX_SIGNED = 2_000;
/** Fewer responses are compared in a second or two, so everything is learned from them each time. */
const MIN_KEPT = 5_000;
/** When this share of responses has come since, everything is learned again. */
const MAX_LATER_SHARE = 0.05;

const hasAnswers = (columns: Columns, row: number): boolean => {
  const closed = columns.closed.values();
  for (let place = row * columns.questions; place < (row + 1) * columns.questions; place += 1)
    if (closed[place] !== 0) return true;
  const lengths = columns.length.values();
  for (let text = row * columns.texts; text < (row + 1) * columns.texts; text += 1)
    if (lengths[text] !== 0) return true;
  return false;
};

/** The most frequent hashes of a wave. Equally frequent ones by their hash, so that the order of adding changes nothing. */
const mostFrequent = (counts: Iterable<readonly [number, number]>, least: number): number[] =>
  [...counts]
    .filter(([, count]) => count >= least)
    .sort(([a, some], [b, more]) => more - some || a - b)
    .slice(0, MAX_SIGNATURE)
    .map(([hash]) => hash);

const signatureOf = (columns: Columns, members: readonly number[]): Signature => {
  const rows = evenly(members, MAX_SIGNED);
  const least = Math.max(3, rows.length * 0.02);
  const { hashOf } = columns.shingles.numbering;
  const shingles = [...countShingles(columns, rows)].map(([item, count]) => [hashOf(item), count] as const);
  const combinations = new Map<number, number>();
  for (const row of rows) {
    const combination = combinationOf(columns, row);
    if (combination !== 0) combinations.set(combination, (combinations.get(combination) ?? 0) + 1);
  }
  return { shingles: mostFrequent(shingles, least), combinations: mostFrequent(combinations, least) };
};

const foundWave = (columns: Columns, draft: Draft): FoundWave => {
  const numbers = columns.number.values();
  const at = columns.at.values();
  const rows = [...draft.rows].sort((a, b) => valueAt(numbers, a) - valueAt(numbers, b));
  const members = rows.map((row) => valueAt(numbers, row));
  let from = Number.POSITIVE_INFINITY;
  let until = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    from = Math.min(from, at[row] ?? from);
    until = Math.max(until, at[row] ?? until);
  }
  return {
    kind: draft.kind,
    members,
    from,
    until,
    reasons: draft.explain(rows),
    sample: evenly(members, MAX_SAMPLE),
    signature: encodeSignature(signatureOf(columns, rows)),
    ...(draft.follows === undefined ? {} : { follows: draft.follows }),
  };
};

/** The knowledge, and the rows that it is from. */
interface Learned {
  readonly knowledge: Knowledge;
  readonly zone: string;
  /** How many rows it was learned from. */
  readonly first: number;
  /** How many rows of the columns are known, also those without answers. */
  known: number;
  rows: Uint32Array;
}

/**
 * All waves, again and again while responses are added. Members of decided waves stay in them. What else belongs to the same
 * group is a wave that follows it. Fewer than 20 responses, and responses without any answer, make none.
 * Later responses are judged by what was learned before. Everything is learned again when a twentieth more have come, or
 * when later ones show signs that were not there before.
 */
export const createWaveSearch = (columns: Columns) => {
  let learned: Learned | null = null;
  const learn = (rows: Uint32Array, zone: Circumstances['zone']): Learned => ({
    knowledge: createKnowledge(columns, rows, localTimeOf(zone)),
    zone: JSON.stringify(zone),
    first: rows.length,
    known: columns.number.length(),
    rows,
  });
  const laterRows = ({ known }: Learned): Uint32Array =>
    Uint32Array.from({ length: columns.number.length() - known }, (_, index) => known + index)
      .filter((row) => hasAnswers(columns, row))
      .sort((a, b) => valueAt(columns.number.values(), a) - valueAt(columns.number.values(), b));
  /** Adds the later rows, when what was learned is enough to judge them. */
  const extend = (before: Learned, zone: Circumstances['zone']): boolean => {
    const fresh = laterRows(before);
    const numbers = columns.number.values();
    const isLater = valueAt(numbers, fresh[0] ?? 0) > valueAt(numbers, before.rows.at(-1) ?? 0);
    const later = before.rows.length + fresh.length - before.first;
    const isEnough = before.first >= MIN_KEPT && later <= MAX_LATER_SHARE * before.first;
    if (!isEnough || before.zone !== JSON.stringify(zone) || (fresh.length > 0 && !isLater)) return false;
    if (fresh.length === 0) return true;
    const rows = new Uint32Array(before.rows.length + fresh.length);
    rows.set(before.rows);
    rows.set(fresh, before.rows.length);
    before.knowledge.add(rows, fresh);
    before.rows = rows;
    before.known = columns.number.length();
    return true;
  };
  const draftsOf = (circumstances: Circumstances): { rows: Uint32Array; drafts: readonly Draft[] } => {
    if (learned && extend(learned, circumstances.zone)) {
      const drafts = learned.knowledge.drafts(circumstances);
      if (!learned.knowledge.isOutdated(drafts)) return { rows: learned.rows, drafts };
    }
    // Memory for what is learned next.
    learned = null;
    const rows = rowsInOrder(columns).filter((row) => hasAnswers(columns, row));
    if (rows.length < MIN_WAVE) return { rows, drafts: [] };
    learned = learn(rows, circumstances.zone);
    return { rows, drafts: learned.knowledge.drafts(circumstances) };
  };
  return (circumstances: Circumstances, decided: readonly DecidedWave[]): FoundWave[] => {
    const { rows, drafts } = draftsOf(circumstances);
    return withDecided(columns, rows, drafts, decided)
      .sort((a, b) => b.rows.length - a.rows.length)
      .slice(0, MAX_WAVES)
      .map((draft) => foundWave(columns, draft))
      .filter(({ reasons }) => reasons.length > 0);
  };
};
