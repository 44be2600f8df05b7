import { createReadStream, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DomainError } from '@folkmoot/contracts';
import type { ClientSession, Connection } from 'mongoose';
import { ConfigError } from '../config/define-config';
import { defineModel, modelOf } from '../mongo/model';
import type { Logger } from '../observability/logger';
import { type ErasureEntry, type ErasureLog, erasureFileDay, type LogPosition } from './erasure-log';

/** Erases again what an entry names. Does nothing where it is erased already, or not there. */
export type EraseAgain = (entry: ErasureEntry) => Promise<unknown>;

/** By the kind of the entry. */
export type ErasureReplays = Readonly<Record<string, EraseAgain>>;

interface ReplayedDocument {
  /** The name of the file. */
  _id: string;
  bytes: number;
}

/**
 * How much of each file of erasures this database has. A database that any tool has restored has less, and the rest is
 * erased again.
 */
export const erasureReplayModel = defineModel<ReplayedDocument>('erasure_replays', { fields: { bytes: Number } });

/** In the transaction of an erasure: the database has the entry exactly when it has the erasure. */
export const savePosition = async (
  connection: Connection,
  session: ClientSession | null,
  { file, bytes }: LogPosition,
): Promise<void> => {
  await modelOf(connection, erasureReplayModel).updateOne(
    { _id: file },
    { $max: { bytes } },
    { upsert: true, session: session ?? undefined },
  );
};

const parse = (line: string): ErasureEntry | null => {
  try {
    return JSON.parse(line) as ErasureEntry;
  } catch {
    // A full disk or a crash has cut the line. Its transaction was not committed.
    return null;
  }
};

async function* entriesIn(file: string, start: number, bytes: number): AsyncGenerator<ErasureEntry> {
  const lines = createInterface({ input: createReadStream(file, { start, end: bytes - 1 }), crlfDelay: Infinity });
  for await (const line of lines) {
    const entry = line === '' ? null : parse(line);
    if (entry) yield entry;
  }
}

const isAbsent = (error: unknown): boolean => error instanceof DomainError && error.code.endsWith('not_found');

interface Replaying {
  readonly service: string;
  readonly log: ErasureLog;
  readonly connection: Connection;
  readonly logger: Logger;
}

const eraseAgain = async (entry: ErasureEntry, replays: ErasureReplays, file: string): Promise<void> => {
  const act = Object.hasOwn(replays, entry.kind) ? replays[entry.kind] : undefined;
  const place = `the erasure of the ${entry.kind} ${entry.id} in ${file}`;
  if (!act) throw new ConfigError(`This version does not know ${place}: start the version that wrote it.`);
  try {
    await act(entry);
  } catch (cause) {
    if (isAbsent(cause)) return;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`After a restore, ${place} could not be repeated: ${reason}`, { cause });
  }
};

/**
 * Erases again what this service has erased since the state of its database, at the start and before it is ready.
 * Entries that the database has are known by the length of their files, so clocks do not matter.
 */
export const replayErasures = async (
  { service, log: { folder }, connection, logger }: Replaying,
  replays: ErasureReplays,
): Promise<void> => {
  if (folder === null) return;
  const positions = modelOf(connection, erasureReplayModel);
  const stored = await positions.find().lean<ReplayedDocument[]>();
  const known = new Map(stored.map(({ _id, bytes }) => [_id, bytes]));
  const files = readdirSync(folder).filter((name) => name.startsWith(`${service}-`) && erasureFileDay(name) !== null);
  let repeated = 0;
  for (const name of files.sort()) {
    const file = path.join(folder, name);
    const start = known.get(name) ?? 0;
    const { size } = statSync(file);
    if (size <= start) continue;
    for await (const entry of entriesIn(file, start, size)) {
      await eraseAgain(entry, replays, file);
      repeated += 1;
    }
    await savePosition(connection, null, { file: name, bytes: size });
  }
  const gone = [...known.keys()].filter((name) => !files.includes(name));
  if (gone.length > 0) await positions.deleteMany({ _id: { $in: gone } });
  if (repeated > 0) logger.info({ erasures: repeated }, 'erasures that the database did not have were repeated');
};
