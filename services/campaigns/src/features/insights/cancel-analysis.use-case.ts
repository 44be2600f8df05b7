import type { Actor } from '@folkmoot/contracts';
import { ended, isMoving } from '../../records/insight.domain';
import type { InsightDeps } from './insight.deps';

/** Stops the run of a campaign, if there is one; what it has made stays. Throws campaign_not_found. */
export const cancelAnalysis = ({ unitOfWork, clock }: InsightDeps, actor: Actor, campaignId: string): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, insights }) => {
    await campaigns.get(campaignId);
    const run = await insights.findRun(campaignId);
    if (run && isMoving(run)) await insights.saveRun(ended(run, 'cancelled', clock.now()));
  });
