import type { MigrationRecord, MigrationRecords } from './migration-records';

/** Thrown when another process has taken a migration over. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

const BEATS_PER_LEASE = 4;

/** Renews the lease of a migration while it runs, and aborts it when the lease is lost or may have expired. */
export const holdLease = (
  records: MigrationRecords,
  record: MigrationRecord,
  { leaseMs, stopping }: { leaseMs: number; stopping: AbortSignal },
) => {
  const losing = new AbortController();
  const lose = () => losing.abort(new LeaseLost(`migration ${record.number} was taken over by another process`));
  let leaseEndsAt = Date.now() + leaseMs;
  const renew: MigrationRecords['keep'] = async (leased, reached) => {
    const askedAt = Date.now();
    const isKept = await records.keep(leased, reached);
    if (isKept) leaseEndsAt = askedAt + leaseMs;
    else lose();
    return isKept;
  };
  const beat = () => {
    if (Date.now() >= leaseEndsAt) lose();
    // During an outage the lease runs out, which the next beats notice.
    else renew(record).catch(() => undefined);
  };
  const timer = setInterval(beat, leaseMs / BEATS_PER_LEASE);
  const signal = AbortSignal.any([stopping, losing.signal]);
  return {
    signal,
    /** Stores what a batch reached. Throws LeaseLost. */
    save: async (reached: Parameters<MigrationRecords['keep']>[1]): Promise<void> => {
      await renew(record, reached);
      losing.signal.throwIfAborted();
    },
    end: () => clearInterval(timer),
  };
};
