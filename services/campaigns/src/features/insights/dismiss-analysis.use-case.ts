import { dismissed } from '../../entities/insight';
import type { InsightContext } from './insight.types';

interface Dismissed {
  readonly campaignId: string;
  readonly runId: string;
}

/** Hides a failed run. Does nothing when another run has started. Throws campaign_not_found. */
export const dismissAnalysis = (
  { actor, unitOfWork }: InsightContext,
  { campaignId, runId }: Dismissed,
): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, insights }) => {
    await campaigns.get(campaignId);
    const run = await insights.findRun(campaignId);
    if (run?.runId === runId && run.state === 'failed') await insights.saveRun(dismissed(run));
  });
