import { analysisClearedEvent } from '@folkmoot/contracts';
import { endedRun, isMoving } from '@folkmoot/service-kit/runs';
import { atRest } from '../../entities/insight';
import type { InsightContext } from './insight.types';

/** Deletes the analyses of a campaign and stops its run. Throws campaign_not_found. */
export const clearInsights = ({ actor, unitOfWork, clock }: InsightContext, campaignId: string): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, insights, outbox }) => {
    const { revision } = await campaigns.get(campaignId);
    const run = await insights.findRun(campaignId);
    if (run && isMoving(run)) await insights.saveRun(atRest(endedRun(run, 'cancelled', clock.now())));
    await insights.clear(campaignId);
    await outbox.add(analysisClearedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision },
      payload: { campaignId },
    });
  });
