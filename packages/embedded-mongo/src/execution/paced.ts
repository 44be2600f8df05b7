/** @file Runs commands in slices, so that a long one does not block the others. */
import type { WriteStep } from '../storage/model';
import type { Store } from '../storage/store';
import { type Flow, pause } from './flow';

/** Maximum milliseconds of one slice of a long read. */
const sliceMs = 2;
/** The same for all writes of one turn together: each slice of a write is a commit of its own. */
const writeSliceMs = 8;
const now = (): number => performance.now();

const waiting: (() => void)[] = [];
const letOneOn = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letOneOn);
};
/** Long commands continue one after the other. Messages that arrived meanwhile are handled before each. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letOneOn);
  });

let writesBeganAt: number | undefined;
/** Start time of the first write of the current turn. */
const writesBegan = (): number => {
  if (writesBeganAt === undefined) {
    writesBeganAt = now();
    setImmediate(() => {
      writesBeganAt = undefined;
    });
  }
  return writesBeganAt;
};

/** Pulls a flow, and lets other work run at its pauses after a slice. `take` returns false to stop. */
export const pull = async <T>(flow: Iterator<T | typeof pause>, take: (row: T) => boolean): Promise<boolean> => {
  let startedAt = now();
  for (;;) {
    const { value, done } = flow.next();
    if (done) return true;
    if (value !== pause && !take(value)) return false;
    if (now() - startedAt < sliceMs) continue;
    await nextTurn();
    startedAt = now();
  }
};
/** All rows of a flow that is known to be short. */
export const collected = async <T>(flow: Flow<T>): Promise<T[]> => {
  const rows: T[] = [];
  await pull(flow[Symbol.iterator](), (row) => rows.push(row) > 0);
  return rows;
};

export type WriteSteps<T> = Generator<WriteStep, T, void>;

interface Done<T> {
  readonly value: T;
}
interface Slice<T> {
  readonly done?: Done<T>;
  readonly isOutside: boolean;
}
const runSlice = <T>(steps: WriteSteps<T>, from: boolean): Slice<T> => {
  const until = from ? now() + sliceMs : writesBegan() + writeSliceMs;
  // The first pause comes before any work: a short write never waits for a turn.
  for (let pauses = 0; ; pauses++) {
    const { value, done } = steps.next();
    if (done) return { done: { value }, isOutside: from };
    if (value === 'pause' && pauses > 0 && now() >= until) return { isOutside: from };
    if (value !== 'pause' && (value === 'outside') !== from) return { isOutside: !from };
  }
};

export interface WriteHooks<T> {
  /** Called in the LMDB transaction of the last slice. */
  readonly onDone?: (value: T) => void;
  /** Called in the LMDB transaction of every other slice. */
  readonly onSlice?: () => void;
}
/** Runs a write: in one LMDB transaction when it is short, else in several. */
export const runWrite = async <T>(store: Store, steps: WriteSteps<T>, hooks: WriteHooks<T> = {}): Promise<T> => {
  const inside = (): Promise<Slice<T>> =>
    store.write(() => {
      const slice = runSlice(steps, false);
      if (slice.done) hooks.onDone?.(slice.done.value);
      else hooks.onSlice?.();
      return slice;
    });
  let slice = await inside();
  while (!slice.done) {
    await nextTurn();
    slice = slice.isOutside ? runSlice(steps, true) : await store.inTurn(inside);
    if (slice.done && slice.isOutside) throw new Error('a write ended outside of its transaction');
  }
  return slice.done.value;
};
/** Runs the same steps inside a client's transaction, where nothing must be committed. */
export const runBuffered = async <T>(steps: WriteSteps<T>): Promise<T> => {
  for (;;) {
    const slice = runSlice(steps, true);
    if (slice.done) return slice.done.value;
    await nextTurn();
  }
};
