import { randomUUID } from 'node:crypto';
import { LEASE_MS, type OutboxEntry } from './entry';

/** Above this number, new entries wait in the database only. */
const MAX_WAITING = 2_000;
/** A lease is this many times as long as the time until its entry is marked as sent. */
const LEASE_IN_MARK_TIMES = 5;

/** Entries that this process has just written, in memory until its relay takes them. */
export interface WrittenEntries<D extends OutboxEntry> {
  /**
   * The fields of a new entry. While a relay runs here, the entry is written with the relay's claim: no other process takes
   * it before the lease ends, and this one need not read it.
   */
  fields(): Pick<OutboxEntry, 'dueAt' | 'lease'>;
  /** Hands written entries to the relay. Those without a claim are left to its next look into the database. */
  add(entries: readonly D[]): void;
  /** Up to `limit` entries whose lease lasts until they are marked as sent. */
  take(limit: number): readonly D[];
  /** Milliseconds in which the relay marks entries as sent. The receiver has often confirmed them by then (ADR 160). */
  readonly markWithinMs: number;
  open(): void;
  /** From here on entries are written without a claim. Returns the waiting ones. */
  close(): readonly D[];
}

export const createWrittenEntries = <D extends OutboxEntry>(leaseMs = LEASE_MS): WrittenEntries<D> => {
  const lease = randomUUID();
  const markWithinMs = leaseMs / LEASE_IN_MARK_TIMES;
  let isOpen = false;
  let waiting: D[] = [];

  const isClaimed = ({ dueAt }: D): boolean => dueAt !== undefined && dueAt.getTime() > Date.now() + 2 * markWithinMs;

  return {
    fields: () => {
      const isFree = isOpen && waiting.length < MAX_WAITING;
      return isFree ? { dueAt: new Date(Date.now() + leaseMs), lease } : { dueAt: new Date() };
    },
    add: (entries) => {
      if (isOpen) waiting.push(...entries.filter((entry) => entry.lease === lease));
    },
    take: (limit) => {
      const taken = waiting.slice(0, limit);
      waiting = waiting.slice(limit);
      return taken.filter(isClaimed);
    },
    markWithinMs,
    open: () => {
      isOpen = true;
    },
    close: () => {
      isOpen = false;
      const left = waiting;
      waiting = [];
      return left;
    },
  };
};
