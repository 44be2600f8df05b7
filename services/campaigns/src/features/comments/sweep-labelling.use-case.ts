import { systemActor } from '@folkmoot/contracts';
import type { LabellingTools, ReadingContext } from './comment.types';
import { LABEL_JOB } from './run-labelling.use-case';

/** Longer than the longest call of a provider. */
const STALLED_MS = 120_000;

/** When the next run counts as stalled. */
export const nextLabellingSweepAt = async ({
  acrossCouncils,
}: Pick<ReadingContext, 'acrossCouncils'>): Promise<Date | null> => {
  const progressAt = await acrossCouncils.reader().labelRunSweep.findOldestProgressAcrossCouncils();
  return progressAt && new Date(progressAt.getTime() + STALLED_MS + 1);
};

/** Queues runs again that have had no progress since the service was killed. The run itself counts its attempts. */
export const sweepLabelling = async (
  context: ReadingContext,
  signal: AbortSignal,
  { jobs }: Pick<LabellingTools, 'jobs'>,
): Promise<void> => {
  const now = context.clock.now();
  const { labelRunSweep } = context.acrossCouncils.reader();
  for (const ref of await labelRunSweep.listStalledAcrossCouncils(new Date(now.getTime() - STALLED_MS))) {
    if (signal.aborted) return;
    const actor = systemActor('campaigns', ref.councilId);
    await context.unitOfWork(actor, async ({ labelRuns }) => {
      const run = await labelRuns.findById(ref.runId);
      // Counts as progress, so that the next sweep does not queue it once more.
      if (run) await labelRuns.save({ ...run, touchedAt: now });
    });
    await jobs.schedule(LABEL_JOB, ref);
  }
};
