import type { OutboxEntry } from './source';

const LEASE_MS = 15_000;
/** The broker confirms within ten seconds, so an entry is handed over from memory only while its claim lasts longer. */
const SAFE_MS = 10_000;
/** Entries that wait longer mean that the relay is behind: newer ones are left to the database. */
const BEHIND_MS = 1_000;

/**
 * Entries that this process has just written. They are written as claimed by this process, so that its relay can hand
 * them over from memory, without a query and an update to claim them. When the process ends before, their claim ends
 * too, and any relay takes them from the database.
 */
export interface OwnEntries<D> {
  /** The time at which an entry that is written now may be sent by others. */
  dueAt(): Date;
  /** Takes over entries that are durable. Call it only for those that this process has written. */
  add(entries: readonly D[]): void;
  isEmpty(): boolean;
  /** Up to `limit` entries for the relay, oldest first. */
  take(limit: number): readonly D[];
}

export const createOwnEntries = <D extends Pick<OutboxEntry, 'dueAt'>>({
  leaseMs = LEASE_MS,
  now = Date.now,
} = {}): OwnEntries<D> => {
  /** Entries with the time when each was added. */
  let kept: { readonly entry: D; readonly addedAt: number }[] = [];
  /** Without a relay in this process, nobody would take them. */
  let hasRelay = false;

  const isBehind = (): boolean => {
    const [oldest] = kept;
    return oldest !== undefined && Math.abs(now() - oldest.addedAt) > BEHIND_MS;
  };
  const isOurs = ({ dueAt }: D): boolean => dueAt !== undefined && dueAt.getTime() - now() > SAFE_MS;

  return {
    dueAt: () => new Date(hasRelay && !isBehind() ? now() + leaseMs : now()),
    add: (entries) => {
      const addedAt = now();
      kept.push(...entries.filter(isOurs).map((entry) => ({ entry, addedAt })));
    },
    isEmpty: () => kept.length === 0,
    take: (limit) => {
      hasRelay = true;
      const taken = kept.slice(0, limit).map(({ entry }) => entry);
      kept = kept.slice(limit);
      // The database returns the others when their claim ends.
      return taken.filter(isOurs);
    },
  };
};
