import { createHash } from 'node:crypto';
import type { StoredAuditEntry } from '../../records/audit.repository';

type Linked = Omit<StoredAuditEntry, 'hash'>;

/** The link of an entry to the one before. Only ids and times go in, so that a name can be erased later. */
export const hashOfEntry = ({
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
}: Linked) =>
  createHash('sha256')
    .update(
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
      ]),
    )
    .digest('hex');
