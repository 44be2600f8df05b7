import type { LabellingTools, ReadingContext } from './comment.types';
import { labelRuns, queueLabelling } from './label-runs';

/** Longer than the longest call of a provider. */
const STALLED_MS = 120_000;

/** When the next run counts as stalled. */
export const nextLabellingSweepAt = async ({
  acrossCouncils,
}: Pick<ReadingContext, 'acrossCouncils'>): Promise<Date | null> => {
  const progressAt = await acrossCouncils.reader().labelRunSweep.findOldestProgressAcrossCouncils();
  return progressAt && new Date(progressAt.getTime() + STALLED_MS + 1);
};

/** Queues runs again that have had no progress since the service was killed. */
export const sweepLabelling = async (
  context: ReadingContext,
  signal: AbortSignal,
  tools: Pick<LabellingTools, 'jobs'>,
): Promise<void> => {
  const { labelRunSweep } = context.acrossCouncils.reader();
  const stalled = await labelRunSweep.listStalledAcrossCouncils(new Date(Number(context.clock.now()) - STALLED_MS));
  await labelRuns.requeue(context, stalled, { signal, queue: queueLabelling(tools) });
};
