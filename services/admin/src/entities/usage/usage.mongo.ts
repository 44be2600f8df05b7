import type { CampaignSnapshot } from '@folkmoot/contracts';
import {
  collectionAcrossCouncils,
  defineEntity,
  defineModel,
  type Scope,
  type WideCollection,
} from '@folkmoot/service-kit';
import { aboutCouncil } from '../council/council-filter';
import type { CouncilUsage, StorageCount, UsageRepository } from './usage.repository';

interface UsageDocument {
  _id: string;
  councilId: string;
  title: string;
  status: CampaignSnapshot['status'] | null;
  isDeleted: boolean;
  campaignRevision: number;
  responses: number;
  responsesRevision: number;
}

interface CouncilUsageDocument {
  /** The council's id. */
  _id: string;
  councilId: string;
  month: string;
  monthResponses: number;
  monthAt: Date | null;
  files: number;
  bytes: number;
  countedAt: Date | null;
  storageRevision: number;
}

export const usageModel = defineModel<UsageDocument>('campaignUsage', {
  // Written at each response, by its id.
  shardKey: { _id: 'hashed' },
  fields: {
    councilId: { type: String, required: true },
    title: { type: String, default: '' },
    status: { type: String, default: null },
    isDeleted: { type: Boolean, default: false },
    campaignRevision: { type: Number, default: 0 },
    responses: { type: Number, default: 0 },
    responsesRevision: { type: Number, default: 0 },
  },
  indexes: [{ keys: { councilId: 1 }, serves: 'ofCouncils, listCampaigns' }],
});

export const councilUsageModel = defineModel<CouncilUsageDocument>('councilUsage', {
  // Written at each response, by its id.
  shardKey: { _id: 'hashed' },
  fields: {
    councilId: { type: String, required: true },
    month: { type: String, default: '' },
    monthResponses: { type: Number, default: 0 },
    monthAt: { type: Date, default: null },
    files: { type: Number, default: 0 },
    bytes: { type: Number, default: 0 },
    countedAt: { type: Date, default: null },
    storageRevision: { type: Number, default: 0 },
  },
  indexes: [{ keys: { month: 1 }, serves: 'countMonth' }],
});

const unknown = {
  title: '',
  status: null as UsageDocument['status'],
  isDeleted: false,
  campaignRevision: 0,
  responses: 0,
  responsesRevision: 0,
};

const ofCampaigns = (usage: WideCollection<UsageDocument>) => {
  const note = async (id: string, councilId: string, change: (known: typeof unknown) => Partial<typeof unknown>) => {
    const known = (await usage.findOne({ _id: id })) ?? unknown;
    await usage.updateOne({ _id: id }, { $set: { councilId, ...change(known) } }, { upsert: true });
  };
  return {
    noteResponses: (campaignId: string, councilId: string, responses: number, revision: number) =>
      note(campaignId, councilId, (known) =>
        revision > known.responsesRevision ? { responses, responsesRevision: revision } : {},
      ),
    noteCampaign: ({
      id,
      councilId,
      title,
      status,
      isDeleted,
      revision,
    }: Parameters<UsageRepository['noteCampaign']>[0]) =>
      note(id, councilId, (known) =>
        revision > known.campaignRevision ? { title, status, isDeleted, campaignRevision: revision } : {},
      ),
    ofCouncils: async (councilIds: readonly string[]) => {
      const groups = await usage.aggregate<CouncilUsage & { _id: string }>([
        { $match: { councilId: { $in: councilIds }, isDeleted: false } },
        { $group: { _id: '$councilId', campaigns: { $sum: 1 }, responses: { $sum: '$responses' } } },
      ]);
      return Object.fromEntries(groups.map(({ _id, campaigns, responses }) => [_id, { campaigns, responses }]));
    },
    listCampaigns: async (councilId: string, limit: number) => {
      const options = { sort: { responses: -1, _id: 1 }, limit } as const;
      const documents = await usage.find(aboutCouncil<UsageDocument>(councilId, { isDeleted: false }), options);
      // Campaigns stored before titles existed have none.
      return documents.map(({ _id, title = '', status = null, responses }) => ({ id: _id, title, status, responses }));
    },
  };
};

const nothing = {
  month: '',
  monthResponses: 0,
  monthAt: null,
  files: 0,
  bytes: 0,
  countedAt: null,
  storageRevision: 0,
};

const isLater = (at: Date, known: Date | null): boolean => known === null || at > known;

const ofWholeCouncils = (usage: WideCollection<CouncilUsageDocument>) => {
  const find = async (councilId: string) => (await usage.findOne({ _id: councilId })) ?? nothing;
  const set = async (councilId: string, fields: object) => {
    await usage.updateOne({ _id: councilId }, { $set: { councilId, ...fields } }, { upsert: true });
  };
  return {
    noteMonth: async (councilId: string, month: string, monthResponses: number, at: Date) => {
      const known = await find(councilId);
      if (isLater(at, known.monthAt)) await set(councilId, { month, monthResponses, monthAt: at });
    },
    countMonth: async (month: string, councilId?: string) => {
      const [sum] = await usage.aggregate<{ responses: number }>([
        { $match: { month, ...(councilId ? { _id: councilId } : {}) } },
        { $group: { _id: null, responses: { $sum: '$monthResponses' } } },
      ]);
      return sum?.responses ?? 0;
    },
    noteStorage: async (councilId: string, { revision, ...storage }: StorageCount) => {
      // Counts stored before revisions existed have none.
      const { storageRevision = 0 } = await find(councilId);
      if (revision > storageRevision) await set(councilId, { ...storage, storageRevision: revision });
    },
    storageOf: async (councilId: string) => {
      const { files, bytes, countedAt } = await find(councilId);
      return { files, bytes, countedAt };
    },
  };
};

/** Spans councils, for system administrators: one document per campaign, and one per council. */
export const createUsageRepositoryAcrossCouncils = (scope: Scope): UsageRepository => ({
  ...ofCampaigns(collectionAcrossCouncils(usageModel, scope)),
  ...ofWholeCouncils(collectionAcrossCouncils(councilUsageModel, scope)),
});

export const usageEntity = defineEntity({
  models: [usageModel, councilUsageModel],
  repositories: (scope) => ({ usage: createUsageRepositoryAcrossCouncils(scope) }),
  exported: { except: [usageModel, councilUsageModel] },
});
