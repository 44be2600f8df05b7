import { longestAllowed } from '@folkmoot/contracts';
import { type Campaign, campaignChanged, withRetention } from '../../entities/campaign';
import { retentionRuleOf } from '../../entities/council';
import { checkRevision } from '../../entities/survey';
import type { CampaignContext } from './campaign.types';

interface RetentionInput {
  readonly retentionDays: number | null;
  readonly revision?: number | undefined;
}

/** Sets after how many days the responses of a campaign are deleted; null for the period of its council. */
export const keepResponsesFor = (
  { actor, unitOfWork, clock }: CampaignContext,
  campaignId: string,
  { retentionDays, revision }: RetentionInput,
): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, councils, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    checkRevision(campaign.revision, revision);
    const longest = longestAllowed(await retentionRuleOf({ councils }));
    const saved = await campaigns.save(withRetention(campaign, retentionDays, { longest, now: clock.now() }));
    await campaignChanged(outbox, 'retention', saved);
    return saved;
  });
