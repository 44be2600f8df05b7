import { councilExportChangedEvent, type PayloadOf } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredCouncilExport } from '../../entities/council-export';

type Change = PayloadOf<typeof councilExportChangedEvent>['change'];

/** Publishes the state of an export, for the activity log. */
export const publishExportChanged = (
  outbox: Outbox,
  { id, councilId, revision }: StoredCouncilExport,
  change: Change,
): Promise<void> =>
  outbox.add(councilExportChangedEvent, {
    aggregate: { type: 'council-export', id, revision },
    payload: { councilId, exportId: id, change },
    councilId,
  });
