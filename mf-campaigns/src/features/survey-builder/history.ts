/** Undo and redo over immutable states. Edits with the same `tag` in a row are one step, so that typing a word is one undo. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  tag: string | null;
}

const MAX_STEPS = 100;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], tag: null });

export const record = <T>(history: History<T>, next: T, tag: string | null = null): History<T> => {
  if (next === history.present) return history;
  const continues = tag !== null && tag === history.tag;
  const past = continues ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present: next, future: [], tag };
};

export const undo = <T>(history: History<T>): History<T> => {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    tag: null,
  };
};

export const redo = <T>(history: History<T>): History<T> => {
  const [next, ...rest] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future: rest, tag: null };
};
