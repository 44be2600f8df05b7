import { systemActor } from '@folkmoot/contracts';
import { earliest } from '@folkmoot/service-kit';
import { noteUse } from '../../integrations/ai';
import { analysisRuns, queueAnalysis } from './analysis-runs';
import type { InsightContext, InsightTools } from './insight.types';

/** Longer than the longest call of a provider. */
const STALLED_MS = 120_000;
/** Age after which an unsent usage is sent again. */
const UNNOTED_MS = 60_000;
const UNNOTED_AT_A_TIME = 100;

/** When the next run counts as stalled, or the next unsent cost is due. */
export const nextAnalysisSweepAt = async ({
  acrossCouncils,
}: Pick<InsightContext, 'acrossCouncils'>): Promise<Date | null> => {
  const { insightSweep } = acrossCouncils.reader();
  const [progressAt, unnotedAt] = await Promise.all([
    insightSweep.findOldestProgressAcrossCouncils(),
    insightSweep.findOldestUnnotedAcrossCouncils(),
  ]);
  return earliest([
    progressAt && new Date(progressAt.getTime() + STALLED_MS + 1),
    unnotedAt && new Date(unnotedAt.getTime() + UNNOTED_MS + 1),
  ]);
};

/** Restarts stalled runs and sends unsent costs to the admin service. */
export const sweepAnalyses = async (
  context: InsightContext,
  signal: AbortSignal,
  tools: Pick<InsightTools, 'jobs' | 'admin'>,
): Promise<void> => {
  const now = Number(context.clock.now());
  const { insightSweep } = context.acrossCouncils.reader();
  const stalled = await insightSweep.listStalledAcrossCouncils(new Date(now - STALLED_MS));
  await analysisRuns.requeue(context, stalled, { signal, queue: queueAnalysis(tools) });
  const unnoted = await insightSweep.listUnnotedAcrossCouncils(new Date(now - UNNOTED_MS), UNNOTED_AT_A_TIME);
  for (const { councilId, id, providerId, inputTokens, outputTokens } of unnoted) {
    if (signal.aborted) return;
    const inCouncil = { ...context, actor: systemActor('campaigns', councilId) };
    await noteUse(inCouncil, { id, providerId, inputTokens, outputTokens }, tools);
  }
};
