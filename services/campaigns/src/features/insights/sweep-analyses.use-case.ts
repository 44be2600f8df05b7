import { systemActor } from '@folkmoot/contracts';
import { ended, isMoving, type RunPlace } from '../../records/insight.domain';
import type { InsightDeps } from './insight.deps';
import { messages } from './insights.messages';
import { ANALYSE_JOB } from './job-names';
import { noteUse } from './ledger';

/** Longer than one call may be silent. */
const STALLED_MS = 120_000;
const MOST_ATTEMPTS = 5;
/** Uses are told at once; those that were not, after so long. */
const UNNOTED_MS = 60_000;
const UNNOTED_AT_A_TIME = 100;

/** A run that nothing was heard of is queued again, or given up when that was tried often enough. */
const revive = async (deps: InsightDeps, { campaignId, councilId, runId }: RunPlace): Promise<void> => {
  const revived = await deps.unitOfWork(systemActor('campaigns', councilId), async ({ insights }) => {
    const run = await insights.findRun(campaignId);
    if (!run || run.runId !== runId || !isMoving(run)) return null;
    const now = deps.clock.now();
    return insights.saveRun(
      run.attempts >= MOST_ATTEMPTS ? ended(run, 'failed', now, messages.gaveUp) : { ...run, touchedAt: now },
    );
  });
  if (revived && isMoving(revived)) await deps.jobs.schedule(ANALYSE_JOB, { campaignId, councilId, runId });
};

/** Sees to runs that were left lying, and to costs that admin was not told of. */
export const sweepAnalyses = async (deps: InsightDeps, signal: AbortSignal): Promise<void> => {
  const now = Number(deps.clock.now());
  const { insightSweeps } = deps.readerAcrossCouncils();
  for (const place of await insightSweeps.listStalledAcrossCouncils(new Date(now - STALLED_MS))) {
    if (signal.aborted) return;
    await revive(deps, place);
  }
  const unnoted = await insightSweeps.listUnnotedAcrossCouncils(new Date(now - UNNOTED_MS), UNNOTED_AT_A_TIME);
  for (const { councilId, id, providerId, inputTokens, outputTokens } of unnoted) {
    if (signal.aborted) return;
    await noteUse(deps, systemActor('campaigns', councilId), { id, providerId, inputTokens, outputTokens });
  }
};
