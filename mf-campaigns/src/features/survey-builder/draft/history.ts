/**
 * Undo and redo over immutable states. Successive edits with the same `tag` are one step, so that one undo removes a
 * typed word.
 */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  tag: string | null;
  /** Creation time of the present state, in milliseconds. */
  at: number;
}

const MAX_STEPS = 100;
/** Typing after a longer pause starts a new step. */
const PAUSE_MS = 2000;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], tag: null, at: 0 });

export const record = <T>(history: History<T>, next: T, tag: string | null = null, at = 0): History<T> => {
  if (next === history.present) return history;
  const continues = tag !== null && tag === history.tag && at - history.at < PAUSE_MS;
  const past = continues ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present: next, future: [], tag, at };
};

export const undo = <T>(history: History<T>): History<T> => {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    ...history,
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    tag: null,
  };
};

export const redo = <T>(history: History<T>): History<T> => {
  const [next, ...rest] = history.future;
  if (next === undefined) return history;
  return { ...history, past: [...history.past, history.present], present: next, future: rest, tag: null };
};

/** Maps every state and keeps the steps. */
export const mapHistory = <T>(history: History<T>, change: (state: T) => T): History<T> => ({
  ...history,
  past: history.past.map(change),
  present: change(history.present),
  future: history.future.map(change),
});
