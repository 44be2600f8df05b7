import { type CampaignStatus, DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  DUE_AT_ONCE,
  defineEntity,
  defineModel,
  earliest,
  type Filter,
  type Scope,
} from '@folkmoot/service-kit';
import { searchFilter } from '../survey/search-filter.mongo';
import { searchTextOf } from '../survey/search-text.domain';
import { beforeActivation, type Campaign } from './campaign.domain';
import type {
  CampaignFilter,
  CampaignRef,
  CampaignRepository,
  CampaignRepositoryAcrossCouncils,
} from './campaign.repository';
import { hasRounds } from './rounds.domain';

export interface CampaignDocument extends Omit<Campaign, 'id' | 'councilId' | 'revision'>, CouncilDocument {
  searchText: string;
  /** Next check of its rounds; null when they cannot change. */
  roundsDueAt: Date | null;
}

export const campaignModel = defineModel<CampaignDocument>('campaigns', {
  fields: {
    councilId: String,
    revision: Number,
    surveyId: String,
    createdBy: String,
    title: String,
    description: String,
    labels: { type: [String], default: [] },
    targetAudience: String,
    targetResponses: Number,
    status: String,
    currentStep: String,
    frequency: String,
    deliveryMethods: [String],
    deliveryConfig: Object,
    startDate: Date,
    endDate: Date,
    statusHistory: Array,
    retentionDays: { type: Number, default: null },
    shortName: { type: String, default: null },
    formerShortNames: { type: [String], default: [] },
    fullRound: { type: Number, default: null },
    fullAnswers: { type: Object, default: null },
    integrityLevel: String,
    publishedVersion: Number,
    createdAt: Date,
    updatedAt: Date,
    deletedAt: Date,
    absences: { type: Array, default: [] },
    searchText: String,
    roundsTold: Object,
    roundsDueAt: Date,
  },
  missing: 'campaign_not_found',
  indexes: [
    { keys: { councilId: 1, createdAt: -1, _id: -1 }, serves: 'list: newest first' },
    { keys: { councilId: 1, status: 1 }, serves: 'list by status, overview' },
    { keys: { councilId: 1, status: 1, updatedAt: -1 }, serves: 'overview: drafts that nobody has changed' },
    { keys: { councilId: 1, status: 1, startDate: 1 }, serves: 'overview: drafts that should open' },
    { keys: { councilId: 1, updatedAt: -1 }, serves: 'overview: changes since a visit' },
    { keys: { councilId: 1, deletedAt: -1, _id: -1 }, serves: 'what can still be restored' },
    { keys: { status: 1, startDate: 1 }, serves: 'the sweep for scheduled campaigns that open; the next one' },
    { keys: { status: 1, endDate: 1 }, serves: 'the sweep for open campaigns that end; the next one' },
    { keys: { roundsDueAt: 1 }, serves: 'the sweep for rounds that open or close; all recurring ones of a council' },
    { keys: { retentionDays: 1 }, serves: 'the retention clock: campaigns with a number of their own' },
    { keys: { deletedAt: 1 }, serves: 'the sweep for deleted campaigns that go for good' },
  ],
});

const toCampaign = ({ _id, searchText: _, roundsDueAt: __, ...rest }: CampaignDocument): Campaign => ({
  id: _id,
  ...rest,
  // Missing in campaigns of older versions.
  retentionDays: rest.retentionDays ?? null,
  labels: rest.labels ?? [],
  shortName: rest.shortName ?? null,
  formerShortNames: rest.formerShortNames ?? [],
});

const fieldsOf = (campaign: Omit<Campaign, 'id' | 'councilId' | 'revision'>) => ({
  ...campaign,
  searchText: searchTextOf(campaign.title, campaign.description, ...campaign.labels),
  // Every change makes the rounds due, so that the next sweep checks them.
  roundsDueAt: hasRounds(campaign) ? campaign.updatedAt : null,
});

const statusFilterOf = ({ status, without }: CampaignFilter): { status?: CampaignStatus | { $ne: CampaignStatus } } => {
  if (status) return { status };
  return without ? { status: { $ne: without } } : {};
};

const filterOf = (filter: CampaignFilter): Filter<CampaignDocument> => ({
  deletedAt: null,
  ...statusFilterOf(filter),
  ...(filter.label === undefined ? {} : { labels: filter.label }),
  ...searchFilter(filter.q),
});

export const createCampaignRepository = (scope: Scope): CampaignRepository => {
  const campaigns = councilCollection(campaignModel, scope);
  const getOne = async (filter: Filter<CampaignDocument>): Promise<Campaign> => {
    const document = await campaigns.findOne(filter);
    if (!document) throw new DomainError('campaign_not_found');
    return toCampaign(document);
  };
  return {
    get: (id) => getOne({ _id: id, deletedAt: null }),
    getWithDeleted: (id) => getOne({ _id: id }),
    getDeleted: (id) => getOne({ _id: id, deletedAt: { $ne: null } }),
    list: async (list) => {
      const { cursor, limit } = list;
      const page = await campaigns.list({
        filter: filterOf(list),
        sort: { by: 'createdAt', direction: -1 },
        cursor,
        limit,
      });
      return { ...page, items: page.items.map(toCampaign) };
    },
    listMatching: async (filter) =>
      (await campaigns.find(filterOf(filter), { sort: { createdAt: -1, _id: -1 } })).map(toCampaign),
    listByIds: async (ids) => (await campaigns.find({ _id: { $in: ids }, deletedAt: null })).map(toCampaign),
    listByStatus: async (status) => (await campaigns.find({ status, deletedAt: null })).map(toCampaign),
    listUntouchedDrafts: async (since, limit) =>
      (
        await campaigns.find(
          { status: { $in: beforeActivation }, updatedAt: { $lt: since }, deletedAt: null },
          { sort: { updatedAt: -1, _id: 1 }, limit },
        )
      ).map(toCampaign),
    listDraftsToOpen: async (before, limit) =>
      (
        await campaigns.find(
          { status: { $in: beforeActivation }, startDate: { $ne: null, $lt: before }, deletedAt: null },
          { sort: { startDate: 1, _id: 1 }, limit },
        )
      ).map(toCampaign),
    listChangedSince: async (since, limit) =>
      (
        await campaigns.find(
          { updatedAt: { $gte: since }, deletedAt: null },
          { sort: { updatedAt: -1, _id: 1 }, limit },
        )
      ).map(toCampaign),
    listDeleted: async ({ after, cursor, limit }) => {
      const page = await campaigns.list({
        filter: { deletedAt: { $gt: after } },
        sort: { by: 'deletedAt', direction: -1 },
        cursor,
        limit,
      });
      return { ...page, items: page.items.map(toCampaign) };
    },
    listDeletedIds: async () => (await campaigns.find({ deletedAt: { $ne: null } })).map(({ _id }) => _id),
    listRetentions: async () =>
      (await campaigns.find({ retentionDays: { $gt: 0 } })).map(({ _id, retentionDays }) => ({
        campaignId: _id,
        retentionDays: retentionDays ?? 0,
      })),
    count: () => campaigns.count({ deletedAt: null }),
    insert: async ({ id, ...rest }) => toCampaign(await campaigns.insert({ _id: id, ...fieldsOf(rest) })),
    save: async ({ id, revision, councilId: _, ...rest }) =>
      toCampaign(await campaigns.compareAndSet(id, revision, fieldsOf(rest))),
    noteRoundsDue: async (id, at) => {
      await campaigns.updateOne({ _id: id }, { $set: { roundsDueAt: at } });
    },
    lookAtRounds: async (at) => {
      await campaigns.updateMany({ roundsDueAt: { $ne: null } }, { $set: { roundsDueAt: at } });
    },
    erase: async (id) => {
      await campaigns.delete(id);
    },
  };
};

type DueOrder = { startDate: 1 } | { endDate: 1 } | { roundsDueAt: 1 };

const toRef = ({ _id, councilId }: CampaignDocument): CampaignRef => ({ campaignId: _id, councilId });

/** The entries of the list of consultations with topics. */
const labelled = { labels: { $ne: [] as string[], $exists: true }, publishedVersion: { $gt: 0 }, deletedAt: null };

export const createCampaignRepositoryAcrossCouncils = (scope: Scope): CampaignRepositoryAcrossCouncils => {
  const campaigns = collectionAcrossCouncils(campaignModel, scope);
  return {
    listDueAcrossCouncils: async (now) => {
      const opening = await campaigns.find({
        status: 'scheduled',
        deletedAt: null,
        $or: [{ startDate: null }, { startDate: { $lte: now } }],
      });
      const ending = await campaigns.find({
        status: { $in: ['active', 'paused'] },
        deletedAt: null,
        endDate: { $lte: now, $ne: null },
      });
      return [...opening, ...ending].map(toRef);
    },
    listRoundsDueAcrossCouncils: async (now) =>
      (await campaigns.find({ roundsDueAt: { $lte: now, $ne: null }, deletedAt: null })).map(toRef),
    findNextDueAtAcrossCouncils: async () => {
      const first = async (filter: Filter<CampaignDocument>, sort: DueOrder) =>
        (await campaigns.find({ ...filter, deletedAt: null }, { sort, limit: 1 }))[0];
      const dated = { $gt: DUE_AT_ONCE };
      const [opening, active, paused, recurring] = await Promise.all([
        first({ status: 'scheduled' }, { startDate: 1 }),
        first({ status: 'active', endDate: dated }, { endDate: 1 }),
        first({ status: 'paused', endDate: dated }, { endDate: 1 }),
        first({ roundsDueAt: dated }, { roundsDueAt: 1 }),
      ]);
      // A scheduled campaign without a start opens at once.
      const opensAt = opening && (opening.startDate ?? DUE_AT_ONCE);
      return earliest([opensAt, active?.endDate, paused?.endDate, recurring?.roundsDueAt]);
    },
    listDeletedBeforeAcrossCouncils: async (moment) =>
      (await campaigns.find({ deletedAt: { $lt: moment, $ne: null } })).map(toRef),
    listLabelledAcrossCouncils: async (afterId, limit) =>
      (await campaigns.find({ ...labelled, _id: { $gt: afterId } }, { sort: { _id: 1 }, limit })).map(toRef),
    countLabelledAcrossCouncils: () => campaigns.count(labelled),
    listUnpublishedAcrossCouncils: async () =>
      (await campaigns.find({ status: { $in: ['draft', 'ready'] }, publishedVersion: 0, deletedAt: null })).map(toRef),
    listCouncilsWithRetentionAcrossCouncils: async () => [
      ...new Set((await campaigns.find({ retentionDays: { $gt: 0 } })).map(({ councilId }) => councilId)),
    ],
  };
};

export const campaignEntity = defineEntity({
  models: [campaignModel],
  repositories: (scope) => ({
    campaigns: createCampaignRepository(scope),
    campaignSweep: createCampaignRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // Computed for the search and for the sweep of rounds.
    without: { campaigns: ['searchText', 'roundsTold', 'roundsDueAt'] },
  },
});
