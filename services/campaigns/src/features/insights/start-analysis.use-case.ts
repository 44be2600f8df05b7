import { type Actor, type AnalysisType, analysisStartedEvent } from '@folkmoot/contracts';
import { type InsightRange, type InsightRunRecord, isMoving, newRun } from '../../records/insight.domain';
import { checkRange } from '../../records/local-days';
import type { InsightDeps } from './insight.deps';
import { ANALYSE_JOB } from './job-names';
import { providerOf } from './provider-of';
import { requireResponses } from './read-campaign';

interface Wanted {
  readonly campaignId: string;
  readonly types: readonly AnalysisType[];
  readonly range: InsightRange;
}

/**
 * Begins a run over a campaign; while one is under way that one is given. Throws campaign_not_found,
 * no_responses_to_analyse, and why there is no provider.
 */
export const startAnalysis = async (
  deps: InsightDeps,
  actor: Actor,
  { campaignId, types, range }: Wanted,
): Promise<InsightRunRecord> => {
  checkRange({ ...(range.from ? { from: range.from } : {}), ...(range.to ? { to: range.to } : {}) });
  await requireResponses(deps, actor, campaignId, range);
  await providerOf(deps, actor.councilId ?? '');
  const runId = deps.makeId();
  const run = await deps.unitOfWork(actor, async ({ campaigns, insights, outbox }) => {
    await campaigns.get(campaignId);
    const before = await insights.findRun(campaignId);
    if (before && isMoving(before)) return before;
    const begun = await insights.beginRun(
      newRun({ campaignId, runId, types, actor, ...range }, deps.clock.now()),
      before,
    );
    await outbox.add(analysisStartedEvent, {
      aggregate: { type: 'analysis', id: runId, revision: 1 },
      payload: { campaignId, types: [...types] },
    });
    return begun;
  });
  if (run.runId === runId) await deps.jobs.schedule(ANALYSE_JOB, { campaignId, councilId: run.councilId, runId });
  return run;
};
