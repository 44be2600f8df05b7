import { endedRun, isMoving } from '@folkmoot/service-kit/runs';
import { atRest } from '../../entities/insight';
import type { InsightContext } from './insight.types';

/** Stops the run of a campaign, if any, and keeps its finished analyses. Throws campaign_not_found. */
export const cancelAnalysis = ({ actor, unitOfWork, clock }: InsightContext, campaignId: string): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, insights }) => {
    await campaigns.get(campaignId);
    const run = await insights.findRun(campaignId);
    if (run && isMoving(run)) await insights.saveRun(atRest(endedRun(run, 'cancelled', clock.now())));
  });
