import { type Actor, DomainError } from '@folkmoot/contracts';
import type { Campaign } from '../../records/campaign.domain';
import { campaignChanged } from '../../records/campaign.events';
import type { Deps } from '../../records/repositories';

/** How long a deleted campaign can be brought back (E-79). */
const RESTORE_DAYS = 30;
const DAY_MS = 86_400_000;

const RESTORE_MS = RESTORE_DAYS * DAY_MS;

/** Campaigns deleted before this moment are beyond restoring. */
export const restoreLimit = (now: Date): Date => new Date(now.getTime() - RESTORE_MS);

/** Until when a campaign that was deleted then can be brought back. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORE_MS);

/** Takes a campaign out of sight; it can be restored for 30 days. */
export const deleteCampaign = ({ unitOfWork, clock }: Deps, actor: Actor, campaignId: string): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, counters, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    const now = clock.now();
    const saved = await campaigns.save({ ...campaign, deletedAt: now, updatedAt: now });
    await counters.change(campaignId, {});
    await campaignChanged(outbox, 'deleted', saved);
    return saved;
  });

/** Brings a deleted campaign back as it was; of rounds that passed meanwhile nothing is said afterwards. */
export const restoreCampaign = ({ unitOfWork, clock }: Deps, actor: Actor, campaignId: string): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, counters, outbox }) => {
    const campaign = await campaigns.getDeleted(campaignId);
    const now = clock.now();
    if (campaign.deletedAt && campaign.deletedAt < restoreLimit(now)) throw new DomainError('campaign_not_found');
    const absences = campaign.deletedAt
      ? [...campaign.absences, { from: campaign.deletedAt, to: now }]
      : campaign.absences;
    const saved = await campaigns.save({ ...campaign, deletedAt: null, absences, updatedAt: now });
    await counters.change(campaignId, {});
    await campaignChanged(outbox, 'restored', saved);
    return saved;
  });
