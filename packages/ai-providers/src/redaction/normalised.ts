import { blanks, foldBlanks, folded, hidden, withoutHidden } from './blanks';

/** A text in the form that the patterns read, with the place of each of its characters in the original (in UTF-16 units). */
export interface Normalised {
  readonly text: string;
  /** Where the character at this index begins in the original. */
  readonly startOf: (index: number) => number;
  /** The place in the original behind the character at this index. */
  readonly endOf: (index: number) => number;
}

/** A character with its accents: they may be one character or several. */
const clusters = /\P{M}\p{M}*|\p{M}+/gsu;

interface Placed {
  readonly parts: string[];
  readonly starts: number[];
  readonly ends: number[];
}

const nothing = (): Placed => ({ parts: [], starts: [], ends: [] });

const add = ({ parts, starts, ends }: Placed, part: string, from: number, to: number): void => {
  parts.push(part);
  for (let index = 0; index < part.length; index++) {
    starts.push(from);
    ends.push(to);
  }
};

/** Each character by itself, so that its place is known. */
const alike = (original: string): Placed => {
  const placed = nothing();
  for (const { 0: cluster, index } of original.matchAll(clusters))
    add(placed, cluster.normalize('NFKC').replace(hidden, ''), index, index + cluster.length);
  return placed;
};

const withFoldedBlanks = (long: Placed): Placed => {
  const text = long.parts.join('');
  const placed = nothing();
  const startOf = (index: number): number => long.starts[index] ?? 0;
  const endOf = (index: number): number => long.ends[index] ?? 0;
  const copy = (from: number, to: number): void => {
    for (let index = from; index < to; index++) add(placed, text.charAt(index), startOf(index), endOf(index));
  };
  let end = 0;
  for (const { 0: run, index } of text.matchAll(blanks)) {
    copy(end, index);
    end = index + run.length;
    add(placed, folded(run), startOf(index), endOf(end - 1));
  }
  copy(end, text.length);
  return placed;
};

/** The text without invisible characters, with letters that look alike made the same (NFKC), and with short white space. */
export const normalised = (original: string): Normalised => {
  if (foldBlanks(withoutHidden(original)) === original)
    return { text: original, startOf: (index) => index, endOf: (index) => index + 1 };
  const { parts, starts, ends } = withFoldedBlanks(alike(original));
  return {
    text: parts.join(''),
    startOf: (index) => starts[index] ?? original.length,
    endOf: (index) => ends[index] ?? original.length,
  };
};
