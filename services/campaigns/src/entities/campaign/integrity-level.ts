import type { IntegrityLevel } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import { withLevel } from '../watch/watch.domain';
import type { WatchRepository } from '../watch/watch.repository';
import type { Campaign } from './campaign.domain';
import { campaignChanged } from './campaign.events';
import type { CampaignRepository } from './campaign.repository';

export interface IntegrityLevelRecords {
  readonly campaigns: CampaignRepository;
  readonly watches: WatchRepository;
}

/** How a campaign defends itself against an attack. */
export const integrityLevelOf = ({ integrityLevel }: Campaign): IntegrityLevel => integrityLevel ?? 'automatic';

/**
 * Sets how a campaign defends itself, publishes it to the public service, and notes it on the timeline. The same level
 * again changes nothing. Throws campaign_not_found.
 */
export const saveIntegrityLevel = async (
  { campaigns, watches, outbox }: Unit<IntegrityLevelRecords>,
  campaignId: string,
  level: IntegrityLevel,
  now: Date,
): Promise<Campaign> => {
  const campaign = await campaigns.get(campaignId);
  if (integrityLevelOf(campaign) === level) return campaign;
  const saved = await campaigns.save({ ...campaign, integrityLevel: level });
  await watches.save(withLevel(await watches.get(campaignId), level, now));
  await campaignChanged(outbox, 'integrity_level', saved);
  return saved;
};
