import { subscribersChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredImport } from '../../imports/import.domain';

/** Tells how many people an import has added or found on the list so far. */
export const tellImported = (outbox: Outbox, { id, revision, added, merged }: StoredImport): Promise<void> =>
  outbox.add(subscribersChangedEvent, {
    aggregate: { type: 'subscriber-import', id, revision },
    payload: { change: 'imported', count: added + merged, importId: id },
  });
