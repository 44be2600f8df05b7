import { pause } from '../concurrency/timing';
import { defineMigration, type Migration, type MigrationContext } from '../migrations/migration.types';

/** @file A migration that counts how often it changes each document, so that tests see what runs twice. */

export interface Thing {
  readonly _id: string;
  /** Missing in old documents. */
  readonly changes?: number;
}

export const THINGS_AT_ONCE = 10;

export const thingsOf = ({ connection }: Pick<MigrationContext, 'connection'>) =>
  connection.collection<Thing>('things');

export const thing = (n: number): Thing => ({ _id: String(n).padStart(4, '0') });

interface CountingMigrationOptions extends Partial<Pick<Migration, 'number' | 'name' | 'publishesEvents'>> {
  /** Duration of a batch in milliseconds. */
  readonly batchMs?: number;
  /** Called in each batch, with the id after which it begins. */
  readonly during?: (after: string, signal: AbortSignal) => Promise<void> | void;
}

export const countingMigration = ({ batchMs = 0, during, ...fields }: CountingMigrationOptions = {}): Migration =>
  defineMigration<{ after: string }>({
    number: 1,
    name: 'count-changes',
    summary: 'Counts its changes.',
    ...fields,
    countOutdated: (context) => thingsOf(context).countDocuments({ changes: { $exists: false } }),
    migrateBatch: async (context, position) => {
      const after = position?.after ?? '';
      const things = thingsOf(context);
      const old = { _id: { $gt: after }, changes: { $exists: false } };
      const outdated = await things.find(old).sort({ _id: 1 }).limit(THINGS_AT_ONCE).toArray();
      const last = outdated.at(-1);
      if (!last) return null;
      const ids = outdated.map(({ _id }) => _id);
      await pause(batchMs);
      await during?.(after, context.signal);
      await things.updateMany({ _id: { $in: ids } }, { $inc: { changes: 1 } });
      return { position: { after: last._id }, changed: ids.length };
    },
  });
