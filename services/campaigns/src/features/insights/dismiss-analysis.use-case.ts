import type { Actor } from '@folkmoot/contracts';
import { dismissed } from '../../records/insight.domain';
import type { InsightDeps } from './insight.deps';

interface Dismissed {
  readonly campaignId: string;
  readonly runId: string;
}

/** Stops showing a run that failed. Does nothing when another run has begun. Throws campaign_not_found. */
export const dismissAnalysis = (
  { unitOfWork }: Pick<InsightDeps, 'unitOfWork'>,
  actor: Actor,
  { campaignId, runId }: Dismissed,
): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, insights }) => {
    await campaigns.get(campaignId);
    const run = await insights.findRun(campaignId);
    if (run?.runId === runId && run.state === 'failed') await insights.saveRun(dismissed(run));
  });
