import type { BuilderState, BuilderStore } from './builder.store';

/** The builder's state without what every key changes. */
export type BesidesDraft = Omit<BuilderState, 'history'>;

/** The part of a store that a component needs to read it. */
type Readable = Pick<BuilderStore, 'getState' | 'getInitialState' | 'subscribe'>;

const names = (state: BuilderState) => Object.keys(state) as (keyof BuilderState)[];

const isOnlyHistory = (state: BuilderState, before: BuilderState): boolean =>
  names(state).every((name) => name === 'history' || Object.is(state[name], before[name]));

const followed = new WeakMap<BuilderStore, Readable>();

const follow = (store: BuilderStore): Readable => {
  const listeners = new Set<Parameters<BuilderStore['subscribe']>[0]>();
  store.subscribe((state, before) => {
    if (isOnlyHistory(state, before)) return;
    for (const listener of listeners) listener(state, before);
  });
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The same store for readers of everything but the draft: a change of the history alone does not reach them. */
export const besidesDraft = (store: BuilderStore): Readable => {
  const known = followed.get(store) ?? follow(store);
  followed.set(store, known);
  return known;
};
