import type { Asset } from './asset.domain';
import type { Bucket } from './bucket.domain';
import { type Campaign, isDueToEnd, isDueToOpen } from './campaign.domain';
import type { CouncilCopy } from './council-copy.repository';
import { COUNTS_FORMAT } from './counter.domain';
import type { FakeBound, Kept } from './fake-store.fake';
import type { Boxed, CounterRecord } from './figures.fake';
import type { QrCode } from './qr-code.domain';
import type { CampaignPlace, SweepRepository } from './sweep.repository';

/** When the rounds of a campaign are to be looked at, by its id. */
export type RoundsDue = Map<string, Date | null>;

const placeOf = ({ id, councilId }: { id: string; councilId: string }): CampaignPlace => ({
  campaignId: id,
  councilId,
});

interface Stores {
  readonly campaigns: FakeBound<Campaign>;
  readonly counters: FakeBound<CounterRecord>;
  readonly assets: FakeBound<Kept<Asset>>;
  readonly buckets: FakeBound<Bucket>;
  readonly codes: FakeBound<Kept<QrCode>>;
  readonly councils: FakeBound<Boxed<CouncilCopy>>;
  readonly due: RoundsDue;
}

const forgetful = ({ councils, campaigns }: Pick<Stores, 'councils' | 'campaigns'>): string[] => {
  const known = councils.all();
  const gone = new Set(known.filter(({ value }) => value.isDeleted).map(({ councilId }) => councilId));
  const all = known.filter(({ value }) => (value.council?.settings.privacy.retentionDays ?? 0) > 0);
  const some = campaigns.all().filter(({ retentionDays }) => retentionDays !== null);
  const found = new Set([...all, ...some].map(({ councilId }) => councilId));
  return [...found].filter((councilId) => !gone.has(councilId)).sort();
};

const placesOf = (counters: Stores['counters'], fits: (counter: CounterRecord) => boolean): CampaignPlace[] =>
  counters.all().filter(fits).map(placeOf);

const storageSweeps = ({ assets, buckets }: Pick<Stores, 'assets' | 'buckets'>) =>
  ({
    listCouncilsWithFilesAcrossCouncils: async () =>
      [...new Set(assets.all().map(({ councilId }) => councilId))].sort(),
    listCouncilsWithStorageAcrossCouncils: async () =>
      [...new Set(buckets.all().map(({ councilId }) => councilId))].sort(),
  }) satisfies Partial<SweepRepository>;

const counterSweeps = (counters: Stores['counters']) =>
  ({
    listCountedAcrossCouncils: async () => counters.all().map(placeOf),
    listOutdatedAcrossCouncils: async () => placesOf(counters, ({ format }) => format !== COUNTS_FORMAT),
    listToRecountAcrossCouncils: async () => placesOf(counters, ({ needsRecount }) => needsRecount),
    listUnannouncedAcrossCouncils: async (limit) =>
      counters
        .all()
        .filter(({ isAnnounced }) => !isAnnounced)
        .slice(0, limit)
        .map(placeOf),
  }) satisfies Partial<SweepRepository>;

/** What jobs look for, in memory. */
export const fakeSweeps = ({
  campaigns,
  counters,
  assets,
  buckets,
  codes,
  councils,
  due,
}: Stores): SweepRepository => ({
  ...storageSweeps({ assets, buckets }),
  ...counterSweeps(counters),
  listCodesAcrossCouncils: async (afterId, limit) =>
    codes
      .all()
      .filter(({ id }) => id > afterId)
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id: codeId, campaignId, councilId }) => ({ codeId, campaignId, councilId })),
  listUnpublishedAcrossCouncils: async () =>
    campaigns
      .all()
      .filter((each) => ['draft', 'ready'].includes(each.status) && !each.publishedVersion && each.deletedAt === null)
      .map(placeOf),
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
  listForgetfulAcrossCouncils: async () => forgetful({ councils, campaigns }),
});
