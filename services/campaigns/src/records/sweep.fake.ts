import type { Asset } from './asset.domain';
import { type Campaign, isDueToEnd, isDueToOpen } from './campaign.domain';
import type { FakeBound } from './fake-store.fake';
import type { CounterRecord } from './figures.fake';
import type { QrCode } from './qr-code.domain';
import type { CampaignPlace, SweepRepository } from './sweep.repository';

type Kept<T> = T & { revision: number };

/** When the rounds of a campaign are to be looked at, by its id. */
export type RoundsDue = Map<string, Date | null>;

const placeOf = ({ id, councilId }: { id: string; councilId: string }): CampaignPlace => ({
  campaignId: id,
  councilId,
});

/** What jobs look for, in memory. */
export const fakeSweeps = (
  campaigns: FakeBound<Campaign>,
  counters: FakeBound<CounterRecord>,
  assets: FakeBound<Kept<Asset>>,
  codes: FakeBound<Kept<QrCode>>,
  due: RoundsDue,
): SweepRepository => ({
  listCodesAcrossCouncils: async (afterId, limit) =>
    codes
      .all()
      .filter(({ id }) => id > afterId)
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id: codeId, campaignId, councilId }) => ({ codeId, campaignId, councilId })),
  listCouncilsWithFilesAcrossCouncils: async () => [...new Set(assets.all().map(({ councilId }) => councilId))].sort(),
  listRoundsDueAcrossCouncils: async (now) =>
    campaigns
      .all()
      .filter(
        ({ id, deletedAt }) => deletedAt === null && Number(due.get(id) ?? Number.POSITIVE_INFINITY) <= Number(now),
      )
      .map(placeOf),
  listDueAcrossCouncils: async (now) =>
    campaigns
      .all()
      .filter((each) => each.deletedAt === null && (isDueToOpen(each, now) || isDueToEnd(each, now)))
      .map(placeOf),
  listDeletedBeforeAcrossCouncils: async (moment) =>
    campaigns
      .all()
      .filter(({ deletedAt }) => deletedAt !== null && deletedAt < moment)
      .map(placeOf),
  listToRecountAcrossCouncils: async () =>
    counters
      .all()
      .filter(({ needsRecount }) => needsRecount)
      .map(placeOf),
  listUnannouncedAcrossCouncils: async (limit) =>
    counters
      .all()
      .filter(({ isAnnounced }) => !isAnnounced)
      .slice(0, limit)
      .map(placeOf),
});
