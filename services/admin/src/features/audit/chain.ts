import { createHash, createHmac } from 'node:crypto';
import type { StoredAuditEntry } from '../../entities/audit-entry';

type Linked = Omit<StoredAuditEntry, 'hash'>;

/** Action of the entry that ends the unkeyed part of the chain. */
export const SEALED_ACTION = 'audit.sealed';

/** The hashed content of an entry: ids and times only, so that names can be erased later. */
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
    // Only entries of programs have a token. The hash of the others must not change.
    [actor.kind, actor.id, actor.actingAs, ...(actor.apiToken ? [actor.apiToken] : [])],
    councilId,
    [subject.type, subject.id],
    // Entries stored before changes and fields existed have none. Their hash must not change.
    ...(change ? [change] : []),
    ...(changedFields.length > 0 ? [changedFields] : []),
  ]);

/** Links an entry to the previous one as former versions did, without a key. Anyone can compute it. */
export const unkeyedHashOf = (entry: Linked): string => createHash('sha256').update(contentOf(entry)).digest('hex');

/** Links an entry to the previous one. It can be computed only with the key, which is not in the database. */
export const keyedHashOf = (entry: Linked, key: string): string =>
  createHmac('sha256', key).update(contentOf(entry)).digest('hex');
