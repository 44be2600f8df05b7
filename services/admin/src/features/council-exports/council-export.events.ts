import { councilExportChangedEvent, type PayloadOf } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredCouncilExport } from '../../records/council-export.domain';

type Change = PayloadOf<typeof councilExportChangedEvent>['change'];

/** What became of an export, for the activity log. */
export const tellExport = (
  outbox: Outbox,
  { id, councilId, revision }: StoredCouncilExport,
  change: Change,
): Promise<void> =>
  outbox.add(councilExportChangedEvent, {
    aggregate: { type: 'council-export', id, revision },
    payload: { councilId, exportId: id, change },
    councilId,
  });
