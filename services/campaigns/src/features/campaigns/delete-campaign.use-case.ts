import { DomainError } from '@folkmoot/contracts';
import { type Campaign, campaignChanged } from '../../entities/campaign';
import type { CampaignContext } from './campaign.types';

/** How long a deleted campaign can be brought back. */
const RESTORE_DAYS = 30;
const DAY_MS = 86_400_000;

const RESTORE_MS = RESTORE_DAYS * DAY_MS;

/** Campaigns deleted before this time cannot be restored. */
export const restoreLimit = (now: Date): Date => new Date(now.getTime() - RESTORE_MS);

/** Until when a deleted campaign can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORE_MS);

/** Hides a campaign. It can be restored for 30 days. */
export const deleteCampaign = ({ actor, unitOfWork, clock }: CampaignContext, campaignId: string): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, counters, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    const now = clock.now();
    const saved = await campaigns.save({ ...campaign, deletedAt: now, updatedAt: now });
    await counters.change(campaignId, {});
    await campaignChanged(outbox, 'deleted', saved);
    return saved;
  });

/** Restores a deleted campaign. Rounds that passed in the meantime are not published. */
export const restoreCampaign = ({ actor, unitOfWork, clock }: CampaignContext, campaignId: string): Promise<Campaign> =>
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
