import type { Actor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredCouncilExport } from '../../entities/council-export';
import { type CouncilExportRecords, type CouncilExportTools, exportFolderOf } from './council-export.types';

/** At this time nobody can download or resume the export. */
const expire = async (
  { actor, acrossCouncils }: Context<CouncilExportRecords, Actor>,
  { id, councilId, revision }: StoredCouncilExport,
  { blobs }: CouncilExportTools,
): Promise<void> => {
  for await (const key of blobs.list(`${exportFolderOf(councilId)}/${id}/`)) await blobs.delete(key);
  await acrossCouncils.unitOfWork(actor, async ({ councilExports }) => {
    await councilExports.save({ id, revision }, { state: 'expired' });
    await councilExports.deletePieces(id);
  });
};

/** Deletes the files of exports whose retention is over. */
export const expireExportsAcrossCouncils = async (
  context: Context<CouncilExportRecords, Actor>,
  signal: AbortSignal,
  tools: CouncilExportTools,
): Promise<void> => {
  const { councilExports } = context.acrossCouncils.reader();
  for (const overdue of await councilExports.listOverdue(context.clock.now())) {
    if (signal.aborted) return;
    await expire(context, overdue, tools);
  }
};
