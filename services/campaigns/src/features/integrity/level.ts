import type { Integrity, IntegrityLevel } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type Campaign, integrityLevelOf, saveIntegrityLevel } from '../../entities/campaign';
import { watchStateAt } from '../../entities/watch';
import type { IntegrityRecords } from './integrity.types';

type Level = Pick<Integrity, 'level' | 'isWatchful' | 'watchfulSince' | 'watchfulReason'>;

/** The level of a campaign, and whether it is watchful now. */
export const levelOf = async (
  { watches }: Pick<IntegrityRecords, 'watches'>,
  campaign: Campaign,
  now: Date,
): Promise<Level> => {
  const level = integrityLevelOf(campaign);
  const { watchfulSince, ...state } = watchStateAt(await watches.get(campaign.id), level, now);
  return { level, ...state, watchfulSince: watchfulSince?.toISOString() ?? null };
};

/** Sets the level. Throws campaign_not_found. */
export const setLevel = (
  { actor, unitOfWork, clock }: Context<IntegrityRecords>,
  campaignId: string,
  level: IntegrityLevel,
): Promise<Level> =>
  unitOfWork(actor, async (unit) => {
    const now = clock.now();
    return levelOf(unit, await saveIntegrityLevel(unit, campaignId, level, now), now);
  });
