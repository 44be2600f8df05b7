import type { Connection } from 'mongoose';
import { createSignal, type Signal } from '../outbox/signal';
import type { Scope } from './scope';

const signalsByConnection = new WeakMap<Connection, Map<string, Signal>>();

/** Raised after each commit of this process that has written to the collection. */
export const writtenSignal = (connection: Connection, collection: string): Signal => {
  const signals = signalsByConnection.get(connection) ?? new Map<string, Signal>();
  signalsByConnection.set(connection, signals);
  const signal = signals.get(collection) ?? createSignal();
  signals.set(collection, signal);
  return signal;
};

export const announceWritten = (connection: Connection, collections: Iterable<string>): void => {
  const signals = signalsByConnection.get(connection);
  if (!signals) return;
  for (const collection of collections) signals.get(collection)?.raise();
};

/** Announces a write: at once, or in a transaction after its commit. */
export const noteWritten = ({ connection, session, written }: Scope, collection: string): void => {
  if (session === null) announceWritten(connection, [collection]);
  else written?.add(collection);
};
