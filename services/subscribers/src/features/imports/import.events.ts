import { subscribersChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredImport } from '../../entities/import';

/** Publishes how many people an import has added or merged so far. */
export const publishImported = (outbox: Outbox, { id, revision, added, merged }: StoredImport): Promise<void> =>
  outbox.add(subscribersChangedEvent, {
    aggregate: { type: 'subscriber-import', id, revision },
    payload: { change: 'imported', count: added + merged, importId: id },
  });
