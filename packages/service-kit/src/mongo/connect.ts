import mongoose, { type Connection, type mongo } from 'mongoose';
import { createTracker } from '../concurrency/tracker';
import { traceCommands } from '../tracing/command-spans';
import { noTracing } from '../tracing/tracing';
import type { Tracing } from '../tracing/tracing.types';
import './settle-closed-writes';

const SELECTION_MS = 5_000;
const CLOSE_WITHIN_MS = 5_000;

export interface ConnectOptions {
  maxPoolSize?: number;
  /** How long an operation waits for an unreachable database, in milliseconds. */
  selectionMs?: number;
  tracing?: Tracing;
  /** Called with each command before it is sent. */
  onCommand?: ((command: mongo.CommandStartedEvent) => void) | undefined;
}

/** Connects to one database. Indexes are made by `prepareModels`, never behind its back. */
export const connectMongo = async (
  uri: string,
  dbName: string,
  { maxPoolSize = 20, selectionMs = SELECTION_MS, tracing = noTracing, onCommand }: ConnectOptions = {},
): Promise<Connection> => {
  const connection = mongoose.createConnection(uri, {
    dbName,
    maxPoolSize,
    serverSelectionTimeoutMS: selectionMs,
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    writeConcern: { w: 'majority', j: true },
    retryWrites: true,
    monitorCommands: tracing.isOn || onCommand !== undefined,
  });
  // Without a listener an outage would be an unhandled 'error' event; operations report it themselves.
  connection.on('error', () => undefined);
  await connection.asPromise();
  traceCommands(connection, tracing);
  if (onCommand) connection.getClient().on('commandStarted', onCommand);
  return connection;
};

/**
 * Closes a connection. The driver asks the database to end open transactions, and waits for the answers without a limit.
 * After `withinMs` milliseconds this goes on without them, so that a process can end while its database hangs.
 */
export const closeMongo = async (connection: Connection, withinMs = CLOSE_WITHIN_MS): Promise<void> => {
  const closing = createTracker();
  closing.track(connection.close()).catch(() => undefined);
  await closing.settled(withinMs);
};

/** True when the database answers. */
export const pingMongo = async (connection: Connection): Promise<boolean> => {
  await connection.db?.admin().ping();
  return connection.db !== undefined;
};
