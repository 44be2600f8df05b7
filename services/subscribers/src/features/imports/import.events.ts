import { subscribersChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import { modeOf, type StoredImport } from '../../entities/import';

/** Publishes how many people an import has added, merged or blocked so far. */
export const publishImported = (outbox: Outbox, { id, revision, added, merged, choice }: StoredImport): Promise<void> =>
  outbox.add(subscribersChangedEvent, {
    aggregate: { type: 'subscriber-import', id, revision },
    payload: {
      change: choice && modeOf(choice) === 'block' ? 'blocked' : 'imported',
      count: added + merged,
      importId: id,
    },
  });
