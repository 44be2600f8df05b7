import { systemActor } from '@folkmoot/contracts';
import type { StoredCouncilExport } from '../../records/council-export.domain';
import { type CouncilExportDeps, exportFolderOf } from './council-export.deps';

/** By now nobody can download it or go on with it. */
const expire = async ({ units, blobs }: CouncilExportDeps, given: StoredCouncilExport): Promise<void> => {
  for await (const key of blobs.list(`${exportFolderOf(given.councilId)}/${given.id}/`)) await blobs.delete(key);
  await units.unitOfWorkAcrossCouncils(systemActor('admin'), async ({ councilExports }) => {
    await councilExports.save(given, { state: 'expired' });
    await councilExports.deletePieces(given.id);
  });
};

/** Throws away the files of exports whose days are over. */
export const expireExportsAcrossCouncils = async (deps: CouncilExportDeps, signal: AbortSignal): Promise<void> => {
  const { councilExports } = deps.units.readerAcrossCouncils();
  for (const given of await councilExports.listOverdue(deps.clock.now())) {
    if (signal.aborted) return;
    await expire(deps, given);
  }
};
