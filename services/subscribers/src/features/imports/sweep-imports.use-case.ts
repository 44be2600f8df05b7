import { type Actor, systemActor } from '@folkmoot/contracts';
import { fail, type StoredImport, withoutFile } from '../../imports/import.domain';
import type { ImportRef } from '../../imports/import.repository';
import type { ImportDeps } from './deps';
import { deleteFile } from './file-pieces';
import { messages } from './imports.messages';
import { queueImport } from './queue-import';

/** Longer than a run may be silent. */
const STALLED_MS = 60_000;

const actorOf = ({ councilId }: ImportRef): Actor => systemActor('subscribers', councilId);

const change = (
  { units }: ImportDeps,
  ref: ImportRef,
  by: (given: StoredImport) => StoredImport,
): Promise<StoredImport | null> =>
  units.unitOfWork(actorOf(ref), async ({ imports }) => {
    const given = await imports.find(ref.importId);
    return given && imports.save(by(given));
  });

/** An import that nothing was heard of: queued again when its run is gone, failed when it was tried often enough. */
const revive = async (deps: ImportDeps, ref: ImportRef): Promise<void> => {
  const given = await deps.units.reader(actorOf(ref)).imports.find(ref.importId);
  const run = given?.runId ? await deps.jobs.find(given.runId) : null;
  if (!given || run?.state === 'running' || run?.state === 'queued') return;
  const now = deps.clock.now();
  if (run?.state === 'failed') return void (await change(deps, ref, (each) => fail(each, messages.failed, now)));
  await change(deps, ref, (each) => ({ ...each, touchedAt: now }));
  await queueImport(deps, ref);
};

/** A file that is not needed any more; with it an import that never began. */
const tidy = async (deps: ImportDeps, ref: ImportRef): Promise<void> => {
  const given = await deps.units.reader(actorOf(ref)).imports.find(ref.importId);
  if (!given) return;
  await deleteFile(deps.blobs, given);
  if (given.choice) await change(deps, ref, withoutFile);
  else await deps.units.unitOfWork(actorOf(ref), ({ imports }) => imports.remove(ref.importId));
};

/** Sees to imports that were left lying, and to files that are not needed any more. */
export const sweepImports = async (deps: ImportDeps, signal: AbortSignal): Promise<void> => {
  const now = deps.clock.now();
  const { importSweep } = deps.units.readerAcrossCouncils();
  for (const ref of await importSweep.listStalledAcrossCouncils(new Date(now.getTime() - STALLED_MS))) {
    if (signal.aborted) return;
    await revive(deps, ref);
  }
  for (const ref of await importSweep.listFilesDueAcrossCouncils(now)) {
    if (signal.aborted) return;
    await tidy(deps, ref);
  }
};
