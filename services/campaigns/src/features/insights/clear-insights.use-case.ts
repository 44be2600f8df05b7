import { type Actor, analysisClearedEvent } from '@folkmoot/contracts';
import { ended, isMoving } from '../../records/insight.domain';
import type { InsightDeps } from './insight.deps';

/** Forgets the analyses of a campaign and stops what makes new ones (E-49). Throws campaign_not_found. */
export const clearInsights = ({ unitOfWork, clock }: InsightDeps, actor: Actor, campaignId: string): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, insights, outbox }) => {
    const { revision } = await campaigns.get(campaignId);
    const run = await insights.findRun(campaignId);
    if (run && isMoving(run)) await insights.saveRun(ended(run, 'cancelled', clock.now()));
    await insights.clear(campaignId);
    await outbox.add(analysisClearedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision },
      payload: { campaignId },
    });
  });
