import type { Connection } from 'mongoose';

type Listener = () => void;

/** Notifies the relays of this process of a commit, so that they need not wait for their next sweep. */
export interface Signal {
  raise(): void;
  /** Returns the function that stops listening. */
  listen(listener: Listener): () => void;
}

export const createSignal = (): Signal => {
  const listeners = new Set<Listener>();
  return {
    raise: () => {
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const signals = new WeakMap<Connection, Signal>();

/** The signal of a database's outbox. */
export const outboxSignal = (connection: Connection): Signal => {
  const signal = signals.get(connection) ?? createSignal();
  signals.set(connection, signal);
  return signal;
};
