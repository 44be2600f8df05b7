import { randomUUID } from 'node:crypto';
import type { Envelope } from '@folkmoot/contracts';
import type { Collection, Connection } from 'mongoose';
import { LEASE_MS, type OutboxEntry } from './entry';
import { outboxCollection } from './outbox.model';
import type { WrittenEntries } from './written-entries';

/** The storage from which a relay takes events: the outbox collection, or documents that are their own outbox entry. */
export interface OutboxSource<D = unknown> {
  /** Entries of this process that are claimed already and need not be read. */
  readonly written?: Pick<WrittenEntries<D & OutboxEntry>, 'take' | 'markWithinMs' | 'open' | 'close'>;
  /** Claims up to `limit` due entries for this caller, until the lease ends. */
  claim(limit: number): Promise<readonly D[]>;
  idOf(entry: D): string;
  toEnvelope(entry: D): Envelope;
  markSent(ids: readonly string[]): Promise<void>;
  /** Releases claimed entries before the lease ends. */
  release(ids: readonly string[]): Promise<void>;
  /** When the first unsent entry is due. A claimed one is due again when its lease ends. Null when there is none. */
  nextDueAt(): Promise<Date | null>;
  /** Count of unsent entries, and the time of the oldest of (at most 100 of) them. */
  waiting(): Promise<{ count: number; oldestAt: Date | null }>;
}

const LOOKED_AT = 100;
/** A date range, because the index serves it; `$exists` would scan every sent entry. */
const unsent = { dueAt: { $gt: new Date(0) } } as const;

export interface CollectionSourceOptions<D extends OutboxEntry> {
  collection: () => Collection<D>;
  toEnvelope: (entry: D) => Envelope;
  leaseMs?: number;
  /** Fields set when an entry is sent; `{ sentAt: now }` unless said otherwise. */
  sent?: (now: Date) => object;
  written?: WrittenEntries<D>;
}

/** A source over any collection with the fields of an OutboxEntry. It needs an index on `dueAt`. */
export const collectionSource = <D extends OutboxEntry>(options: CollectionSourceOptions<D>): OutboxSource<D> => {
  const { toEnvelope, leaseMs = LEASE_MS, sent = (now: Date) => ({ sentAt: now }), written } = options;
  // The driver's types cannot follow a generic document; every filter here names fields of OutboxEntry only.
  const collection = () => options.collection() as unknown as Collection<OutboxEntry>;
  return {
    idOf: (entry) => entry._id,
    toEnvelope,
    ...(written ? { written } : {}),
    claim: async (limit) => {
      const now = new Date();
      const due = await collection()
        .find({ dueAt: { $lte: now } })
        .sort({ dueAt: 1 })
        .limit(limit)
        .toArray();
      if (due.length === 0) return [];
      const lease = randomUUID();
      const ids = due.map((entry) => entry._id);
      const taken = await collection().updateMany(
        { _id: { $in: ids }, dueAt: { $lte: now } },
        { $set: { lease, dueAt: new Date(now.getTime() + leaseMs) } },
      );
      if (taken.modifiedCount === due.length) return due as unknown as D[];
      return (await collection()
        .find({ _id: { $in: ids }, lease })
        .toArray()) as unknown as D[];
    },
    markSent: async (ids) => {
      const update = { $set: sent(new Date()), $unset: { dueAt: '', lease: '' } } as const;
      await collection().updateMany({ _id: { $in: [...ids] } }, update);
    },
    nextDueAt: async () => {
      const [first] = await collection().find(unsent).sort({ dueAt: 1 }).limit(1).toArray();
      return first?.dueAt ?? null;
    },
    waiting: async () => {
      const [count, oldest] = await Promise.all([
        collection().countDocuments(unsent),
        collection().find(unsent).sort({ dueAt: 1 }).limit(LOOKED_AT).toArray(),
      ]);
      const moments = (oldest as unknown as D[]).map((entry) => Date.parse(toEnvelope(entry).occurredAt));
      return { count, oldestAt: moments.length > 0 ? new Date(Math.min(...moments)) : null };
    },
    release: async (ids) => {
      await collection().updateMany({ _id: { $in: [...ids] }, ...unsent }, { $set: { dueAt: new Date() } });
    },
  };
};

/** The source of a service's outbox collection. */
export const outboxSource = (connection: Connection, { leaseMs }: { leaseMs?: number } = {}): OutboxSource =>
  collectionSource({
    collection: () => outboxCollection(connection),
    toEnvelope: (entry) => entry.envelope,
    ...(leaseMs === undefined ? {} : { leaseMs }),
  }) as OutboxSource;
