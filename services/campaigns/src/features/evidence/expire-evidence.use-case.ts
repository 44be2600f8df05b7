import { EVIDENCE_FOLDER, evidenceFolder } from '../../entities/evidence';
import type { EvidenceTools, JobContext } from './evidence.types';
import { readerActor } from './result-records';

const MOST_AT_ONCE = 50;

type Tools = Pick<EvidenceTools, 'blobs'>;

const deleteOverdue = async (context: JobContext, signal: AbortSignal): Promise<void> => {
  const { evidenceSweep } = context.acrossCouncils.reader();
  for (const { councilId, evidenceId } of await evidenceSweep.listOverdueAcrossCouncils(
    context.clock.now(),
    MOST_AT_ONCE,
  )) {
    signal.throwIfAborted();
    await context.unitOfWork(readerActor(councilId), ({ evidence }) => evidence.delete(evidenceId));
  }
};

/** Deletes packs after their time, and files that no record names: of these, and of erased campaigns and councils. */
export const expireEvidence = async (context: JobContext, signal: AbortSignal, { blobs }: Tools): Promise<void> => {
  await deleteOverdue(context, signal);
  for await (const key of blobs.list(EVIDENCE_FOLDER)) {
    signal.throwIfAborted();
    const [, councilId = '', hash = ''] = key.split('/');
    const isNamed = await context.reader(readerActor(councilId)).evidence.hasFile(hash);
    if (!isNamed && key.startsWith(`${evidenceFolder(councilId)}/`)) await blobs.delete(key);
  }
};
