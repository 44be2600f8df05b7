import { createHash, createHmac } from 'node:crypto';
import type { StoredAuditEntry } from '../../records/audit.repository';

type Linked = Omit<StoredAuditEntry, 'hash'>;

/** What this entry is called that ends the part of the chain which was made without a key. */
export const SEALED_ACTION = 'audit.sealed';

/** What the hash of an entry covers: ids and times only, so that a name can be erased later. */
const contentOf = ({
  id,
  action,
  change,
  changedFields,
  createdAt,
  actor,
  councilId,
  subject,
  position,
  previousHash,
}: Linked): string =>
  JSON.stringify([
    position,
    previousHash,
    id,
    action,
    createdAt.toISOString(),
    [actor.kind, actor.id, actor.actingAs],
    councilId,
    [subject.type, subject.id],
    // Entries from before changes and fields were kept have none; their hash stays as it was.
    ...(change ? [change] : []),
    ...(changedFields.length > 0 ? [changedFields] : []),
  ]);

/** The link of an entry to the one before, as it was made before there was a key. Anybody can compute it. */
export const unkeyedHashOf = (entry: Linked): string => createHash('sha256').update(contentOf(entry)).digest('hex');

/** The link of an entry to the one before: only who has the key can compute it, and the database has not. */
export const keyedHashOf = (entry: Linked, key: string): string =>
  createHmac('sha256', key).update(contentOf(entry)).digest('hex');
