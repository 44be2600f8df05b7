import type { StoredAuditEntry } from '../entities/audit-entry';
import type { AdminTestService } from './fixtures';

type Stored = Omit<StoredAuditEntry, 'id' | 'changedFields'> & { _id: string; changedFields?: readonly string[] };

/** The stored activity log, first entry first. */
export const chainOf = async ({ connection }: Pick<AdminTestService, 'connection'>): Promise<StoredAuditEntry[]> => {
  const documents = await connection.collection<Stored>('auditEntries').find().sort({ position: 1 }).toArray();
  return documents.map(({ _id, changedFields = [], ...fields }) => ({ id: _id, changedFields, ...fields }));
};
