import { type AnalysisType, analysisStartedEvent } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import { isMoving } from '@folkmoot/service-kit/runs';
import { checkRange } from '../../entities/campaign';
import { type InsightRange, type InsightRunRecord, newRun } from '../../entities/insight';
import { providerOf } from '../../integrations/ai';
import { queueAnalysis } from './analysis-runs';
import type { InsightContext, InsightTools } from './insight.types';
import { requireResponses } from './read-campaign';

interface AnalysisInput {
  readonly campaignId: string;
  readonly types: readonly AnalysisType[];
  readonly range: InsightRange;
}

/**
 * Starts a run for a campaign, or returns the active one. Throws campaign_not_found, no_responses_to_analyse, or the
 * reason for a missing provider.
 */
export const startAnalysis = async (
  context: InsightContext,
  { campaignId, types, range }: AnalysisInput,
  tools: Pick<InsightTools, 'admin' | 'jobs'>,
): Promise<InsightRunRecord> => {
  const { actor, unitOfWork, clock } = context;
  checkRange({ ...(range.from ? { from: range.from } : {}), ...(range.to ? { to: range.to } : {}) });
  await requireResponses(context, campaignId, range);
  await providerOf(tools, actor.councilId ?? '');
  const runId = newId();
  const run = await unitOfWork(actor, async ({ campaigns, insights, outbox }) => {
    await campaigns.get(campaignId);
    const before = await insights.findRun(campaignId);
    if (before && isMoving(before)) return before;
    const begun = await insights.beginRun(newRun({ campaignId, runId, types, actor, ...range }, clock.now()), before);
    await outbox.add(analysisStartedEvent, {
      aggregate: { type: 'analysis', id: runId, revision: 1 },
      payload: { campaignId, types: [...types] },
    });
    return begun;
  });
  if (run.runId === runId) await queueAnalysis(tools)(run);
  return run;
};
