import { assetFilesOf, DomainError, type SurveyVersion } from '@folkmoot/contracts';
import type { Asset } from './asset.domain';
import { fakeAssets, fakeBuckets } from './asset.fake';
import { fakeAudiences } from './audience.fake';
import type { Bucket } from './bucket.domain';
import type { Campaign } from './campaign.domain';
import type { CampaignRepository } from './campaign.repository';
import type { CouncilCopy, CouncilCopyRepository } from './council-copy.repository';
import { latestFirst, newestFirst, pageOf } from './fake-pages.fake';
import { type FakeBound, fakeStore, type Kept } from './fake-store.fake';
import { type Boxed, type CounterRecord, fakeCounters, fakeRollups, fakeVisits, type VisitDay } from './figures.fake';
import { folded, searchTextOf } from './folded.domain';
import { fakeInsightStores } from './insight.fake';
import type { QrCode } from './qr-code.domain';
import { fakeQrCodes } from './qr-code.fake';
import type { Bind } from './repositories';
import { type ErasableResponse, fakeResponses } from './response.fake';
import type { Rollup } from './rollup.domain';
import { hasRounds } from './rounds.domain';
import type { Survey } from './survey.domain';
import type { SurveyRepository, SurveyVersionRepository } from './survey.repository';
import { fakeSweeps, type RoundsDue } from './sweep.fake';

const fakeCampaigns = (store: FakeBound<Campaign>, due: RoundsDue): CampaignRepository => {
  const present = () => store.all().filter(({ deletedAt }) => deletedAt === null);
  const noted = (campaign: Campaign): Campaign => {
    due.set(campaign.id, hasRounds(campaign) ? campaign.updatedAt : null);
    return campaign;
  };
  const one = (campaign: Campaign | null | undefined): Campaign => {
    if (!campaign) throw new DomainError('campaign_not_found');
    return campaign;
  };
  return {
    get: async (id) => one(present().find((each) => each.id === id)),
    getDeleted: async (id) => one(store.all().find((each) => each.id === id && each.deletedAt !== null)),
    list: async ({ q = '', status, cursor, limit }) => {
      const matches = (each: Campaign) =>
        searchTextOf(each.title, each.description).includes(folded(q.trim())) && (!status || each.status === status);
      return pageOf(newestFirst(present().filter(matches)), cursor, limit);
    },
    listByIds: async (ids) => present().filter(({ id }) => ids.includes(id)),
    listByStatus: async (status) => present().filter((each) => each.status === status),
    listDeleted: async ({ after, cursor, limit }) => {
      const deleted = store.all().filter(({ deletedAt }) => deletedAt !== null && deletedAt > after);
      return pageOf(
        deleted.sort((a, b) => Number(b.deletedAt) - Number(a.deletedAt)),
        cursor,
        limit,
      );
    },
    listRetentions: async () =>
      store
        .all()
        .flatMap(({ id, retentionDays }) => (retentionDays === null ? [] : [{ campaignId: id, retentionDays }])),
    listDeletedIds: async () =>
      store
        .all()
        .filter(({ deletedAt }) => deletedAt !== null)
        .map(({ id }) => id),
    count: async () => present().length,
    insert: async (campaign) => noted(store.insert(campaign)),
    save: async (campaign) => noted(store.save(campaign)),
    noteRoundsDue: async (id, at) => {
      if (store.find(id)) due.set(id, at);
    },
    lookAtRounds: async (at) => {
      for (const { id } of store.all()) if (due.get(id)) due.set(id, at);
    },
    erase: async (id) => store.erase((each) => each.id === id),
  };
};

const fakeSurveys = (store: FakeBound<Survey>): SurveyRepository => ({
  getOfCampaign: async (campaignId) => {
    const found = store.all().find((each) => each.campaignId === campaignId);
    if (!found) throw new DomainError('campaign_not_found');
    return found;
  },
  listOfCampaigns: async (ids) => store.all().filter(({ campaignId }) => ids.includes(campaignId)),
  list: async ({ q = '', withoutCampaigns, cursor, limit }) => {
    const matches = ({ campaignId, content }: Survey) =>
      !withoutCampaigns.includes(campaignId) &&
      searchTextOf(content.title, content.description).includes(folded(q.trim()));
    return pageOf(latestFirst(store.all().filter(matches), 'updatedAt'), cursor, limit);
  },
  listFiles: async () => [...new Set(store.all().flatMap(({ content }) => assetFilesOf(content)))],
  insert: async (survey) => store.insert(survey),
  save: async (survey) => store.save(survey),
  eraseOfCampaign: async (campaignId) => store.erase((each) => each.campaignId === campaignId),
});

const fakeVersions = (store: FakeBound<Boxed<SurveyVersion>>): SurveyVersionRepository => {
  const of = (campaignId: string) =>
    store
      .all()
      .map(({ value }) => value)
      .filter((each) => each.campaignId === campaignId)
      .sort((one, other) => one.version - other.version);
  return {
    get: async (campaignId, version) => {
      const found = of(campaignId).find((each) => each.version === version);
      if (!found) throw new DomainError('not_found');
      return found;
    },
    findLatest: async (campaignId) => of(campaignId).at(-1) ?? null,
    list: async (campaignId) => of(campaignId),
    listNewest: async (campaignId, { beforeVersion = Number.POSITIVE_INFINITY, limit }) =>
      of(campaignId)
        .filter(({ version }) => version < beforeVersion)
        .reverse()
        .slice(0, limit),
    listFiles: async () => [...new Set(store.all().flatMap(({ value }) => assetFilesOf(value)))],
    insert: async (version) => {
      store.insert({ id: `${version.campaignId}:${version.version}`, value: version });
    },
    eraseOfCampaign: async (campaignId) => store.erase(({ value }) => value.campaignId === campaignId),
  };
};

const fakeCouncils = (store: FakeBound<Boxed<CouncilCopy>>): CouncilCopyRepository => ({
  find: async () => store.all()[0]?.value ?? null,
  save: async (copy) => {
    const known = store.find(copy.id);
    if (known) store.put({ ...known, value: copy });
    else store.insert({ id: copy.id, value: copy });
  },
});

/** Repositories in memory; call the result with a council, or with null for all of them. */
export const fakeRepositories = (): Bind => {
  const campaigns = fakeStore<Campaign>('campaign_not_found');
  const due: RoundsDue = new Map();
  const surveys = fakeStore<Survey>('campaign_not_found');
  const versions = fakeStore<Boxed<SurveyVersion>>();
  const qrCodes = fakeStore<Kept<QrCode>>();
  const audiences = fakeAudiences();
  const responses = fakeStore<Kept<ErasableResponse>>();
  const rollups = fakeStore<Boxed<Rollup>>();
  const counters = fakeStore<CounterRecord>();
  const visits = fakeStore<Boxed<VisitDay>>();
  const councils = fakeStore<Boxed<CouncilCopy>>();
  const buckets = fakeStore<Bucket>();
  const assets = fakeStore<Kept<Asset>>();
  const insights = fakeInsightStores();
  return (councilId) => ({
    campaigns: fakeCampaigns(campaigns.bound(councilId), due),
    surveys: fakeSurveys(surveys.bound(councilId)),
    versions: fakeVersions(versions.bound(councilId)),
    qrCodes: fakeQrCodes(qrCodes.bound(councilId)),
    audiences: audiences(councilId),
    responses: fakeResponses(responses.bound(councilId)),
    rollups: fakeRollups(rollups.bound(councilId)),
    counters: fakeCounters(counters.bound(councilId)),
    visits: fakeVisits(visits.bound(councilId)),
    councils: fakeCouncils(councils.bound(councilId)),
    buckets: fakeBuckets(buckets.bound(councilId)),
    assets: fakeAssets(assets.bound(councilId)),
    ...insights(councilId),
    sweeps: fakeSweeps({
      campaigns: campaigns.bound(null),
      counters: counters.bound(null),
      assets: assets.bound(null),
      buckets: buckets.bound(null),
      codes: qrCodes.bound(null),
      councils: councils.bound(null),
      due,
    }),
  });
};
