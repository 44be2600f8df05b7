import { type Actor, systemActor } from '@folkmoot/contracts';
import { type BlobStore, type Context, earliest, reviveRuns } from '@folkmoot/service-kit';
import { fail, type ImportRef, type StoredImport, withoutFile } from '../../entities/import';
import { deleteFile } from './file-pieces';
import type { ImportRecords, ImportTools } from './import.types';
import { changeImport, importAccess } from './import-runs';
import { messages } from './imports.messages';
import { queueImport } from './queue-import';

/** A run writes its progress more often than this. */
const STALLED_MS = 60_000;

type ImportContext = Context<ImportRecords, Actor>;

const actorOf = ({ councilId }: ImportRef): Actor => systemActor('subscribers', councilId);

const giveUp = (context: ImportContext, { id, councilId }: StoredImport): Promise<unknown> =>
  changeImport(context, systemActor('subscribers', councilId), { id }, (stored, { imports }) =>
    imports.save(fail(stored, messages.failed, context.clock.now())),
  );

/** Deletes a file that is due, and the import when it never started. */
const tidy = async (context: ImportContext, ref: ImportRef, blobs: BlobStore): Promise<void> => {
  const stored = await context.reader(actorOf(ref)).imports.find(ref.importId);
  if (!stored) return;
  await deleteFile(blobs, stored);
  await context.unitOfWork(actorOf(ref), async ({ imports }) => {
    if (!stored.choice) return imports.remove(ref.importId);
    const now = await imports.find(ref.importId);
    if (now) await imports.save(withoutFile(now));
  });
};

/** When the next import counts as stalled, or its file is due for deletion. */
export const nextImportSweepAt = async ({
  acrossCouncils,
}: Pick<ImportContext, 'acrossCouncils'>): Promise<Date | null> => {
  const { importSweep } = acrossCouncils.reader();
  const [progressAt, fileDueAt] = await Promise.all([
    importSweep.findOldestProgressAcrossCouncils(),
    importSweep.findNextFileDueAtAcrossCouncils(),
  ]);
  return earliest([progressAt && new Date(progressAt.getTime() + STALLED_MS + 1), fileDueAt]);
};

/** Restarts stalled imports and deletes files that are due. */
export const sweepImports = async (
  context: ImportContext,
  signal: AbortSignal,
  { blobs, jobs }: ImportTools,
): Promise<void> => {
  const now = context.clock.now();
  const { importSweep } = context.acrossCouncils.reader();
  const stalled = await importSweep.listStalledAcrossCouncils(new Date(now.getTime() - STALLED_MS));
  const keys = stalled.map(({ importId, councilId }) => ({ id: importId, councilId }));
  await reviveRuns(context, keys, signal, {
    ...importAccess,
    service: 'subscribers',
    jobs,
    queue: ({ id, councilId }) => queueImport(jobs, { importId: id, councilId }),
    giveUp: (stored) => giveUp(context, stored),
  });
  for (const ref of await importSweep.listFilesDueAcrossCouncils(now)) {
    if (signal.aborted) return;
    await tidy(context, ref, blobs);
  }
};
