import { type Actor, longestAllowed } from '@folkmoot/contracts';
import { type Campaign, withRetention } from '../../records/campaign.domain';
import { campaignChanged } from '../../records/campaign.events';
import { retentionRuleOf } from '../../records/council-privacy';
import type { Deps } from '../../records/repositories';
import { checkRevision } from '../../records/survey.domain';

interface Wanted {
  readonly retentionDays: number | null;
  readonly revision?: number | undefined;
}

/** Says after how many days the responses of a campaign are deleted; null for what its council says (E-63). */
export const keepResponsesFor = (
  { unitOfWork, clock }: Deps,
  actor: Actor,
  campaignId: string,
  { retentionDays, revision }: Wanted,
): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, councils, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    checkRevision(campaign.revision, revision);
    const longest = longestAllowed(await retentionRuleOf({ councils }));
    const saved = await campaigns.save(withRetention(campaign, retentionDays, { longest, now: clock.now() }));
    await campaignChanged(outbox, 'retention', saved);
    return saved;
  });
