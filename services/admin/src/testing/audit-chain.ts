import type { StoredAuditEntry } from '../records/audit.repository';
import type { AdminTestService } from './fixtures';

type Stored = Omit<StoredAuditEntry, 'id' | 'changedFields'> & { _id: string; changedFields?: readonly string[] };

/** The activity log as it is stored, from its first entry on. */
export const chainOf = async ({ connection }: Pick<AdminTestService, 'connection'>): Promise<StoredAuditEntry[]> => {
  const found = await connection.collection<Stored>('auditEntries').find().sort({ position: 1 }).toArray();
  return found.map(({ _id, changedFields = [], ...fields }) => ({ id: _id, changedFields, ...fields }));
};
