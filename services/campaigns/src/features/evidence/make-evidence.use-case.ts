import { isDomainError } from '@folkmoot/contracts';
import { blobKey, hashOf } from '@folkmoot/service-kit';
import {
  begunEvidence,
  completeEvidence,
  type EvidenceRef,
  evidenceFolder,
  failedEvidence,
  isUnderWay,
  type StoredEvidence,
} from '../../entities/evidence';
import { evidenceMessages } from './evidence.messages';
import type { EvidenceTools, JobContext } from './evidence.types';
import { makePack, PARTS } from './make-pack';
import { readerActor } from './result-records';

const MOST_AT_ONCE = 5;
const ZIP_TYPE = 'application/zip';

interface Work {
  readonly context: JobContext;
  readonly ref: EvidenceRef;
  readonly signal: AbortSignal;
  readonly tools: EvidenceTools;
}

const save = ({ context, ref }: Work, changed: StoredEvidence): Promise<StoredEvidence> =>
  context.unitOfWork(readerActor(ref.councilId), ({ evidence }) => evidence.save(changed));

/** The record names the file first: files that no record names are deleted. */
const store = async (work: Work, running: StoredEvidence, zip: Buffer): Promise<void> => {
  const { context, ref, tools } = work;
  const hash = hashOf(zip);
  const named = await save(work, { ...running, hash });
  await tools.blobs.put(blobKey(evidenceFolder(ref.councilId), hash), zip, ZIP_TYPE);
  await save(work, completeEvidence(named, zip.length, context.clock.now()));
};

const make = async (work: Work, due: StoredEvidence): Promise<void> => {
  const { context, ref, signal, tools } = work;
  const { campaignId, councilId } = ref;
  const responses = await context.reader(readerActor(councilId)).responses.count({ campaignId });
  let running = await save(work, begunEvidence(due, responses + PARTS));
  const progress = async (more: number): Promise<void> => {
    signal.throwIfAborted();
    running = await save(work, { ...running, done: Math.min(running.done + more, running.total) });
  };
  const zip = await makePack({ context, councilId, campaignId, signal, progress, tools });
  signal.throwIfAborted();
  await store(work, running, zip);
};

/** It was cancelled, or its campaign is gone. */
const isOver = (error: unknown): boolean =>
  isDomainError(error) && ['stale_revision', 'not_found', 'campaign_not_found'].includes(error.code);

const find = async ({ context, ref }: Work): Promise<StoredEvidence | null> => {
  try {
    return await context.reader(readerActor(ref.councilId)).evidence.get(ref.campaignId, ref.evidenceId);
  } catch (error) {
    if (isDomainError(error) && error.code === 'not_found') return null;
    throw error;
  }
};

const attempt = async (work: Work): Promise<void> => {
  const { context, signal, tools } = work;
  const due = await find(work);
  if (!due || !isUnderWay(due)) return;
  try {
    await make(work, due);
  } catch (error) {
    if (signal.aborted) throw error;
    const known = await find(work);
    if (!known || !isUnderWay(known)) return;
    if (!isOver(error)) tools.logger.warn({ err: error }, 'an evidence pack could not be made');
    await save(work, failedEvidence(known, evidenceMessages.failed, context.clock.now()));
  }
};

/** Makes the packs that are due, one after the other. What a stopped process began is begun again. */
export const makeEvidence = async (context: JobContext, signal: AbortSignal, tools: EvidenceTools): Promise<void> => {
  const { evidenceSweep } = context.acrossCouncils.reader();
  for (const ref of await evidenceSweep.listDueAcrossCouncils(context.clock.now(), MOST_AT_ONCE)) {
    signal.throwIfAborted();
    await attempt({ context, ref, signal, tools });
  }
};
