import { randomInt } from 'node:crypto';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import { inChunks } from '../subscriber/chunks';
import type {
  HearBackCampaign,
  HearBackCampaignRepository,
  HearBackRepository,
  HearBackSweep,
  StoredHearBack,
} from './hear-back.repository';

interface HearBackDocument extends CouncilDocument, Omit<StoredHearBack, 'id'> {
  councilId: string;
  /** Written again in a random order. */
  isShuffled?: boolean;
}

const text = { type: String, required: true };

export const hearBackModel = defineModel<HearBackDocument>('hear_backs', {
  fields: {
    councilId: text,
    revision: Number,
    campaignId: text,
    email: text,
    writtenEmail: text,
    isConfirmed: { type: Boolean, required: true },
    askedOn: text,
    consentText: text,
    isShuffled: Boolean,
  },
  indexes: [
    { keys: { councilId: 1, campaignId: 1, email: 1 }, serves: 'find: one request per person', unique: true },
    { keys: { councilId: 1, email: 1 }, serves: 'listOfEmail, removeByEmails' },
    {
      keys: { councilId: 1, campaignId: 1, isConfirmed: 1, _id: 1 },
      serves: 'listConfirmed, count, removeUnconfirmed',
    },
  ],
});

interface HearBackCampaignDocument extends CouncilDocument, Omit<HearBackCampaign, 'campaignId'> {
  councilId: string;
}

export const hearBackCampaignModel = defineModel<HearBackCampaignDocument>('hear_back_campaigns', {
  fields: {
    councilId: text,
    revision: Number,
    heardBack: { type: Number, required: true },
    isOver: { type: Boolean, required: true },
  },
  indexes: [{ keys: { isOver: 1 }, serves: 'listOpenAcrossCouncils' }],
});

const toHearBack = ({ _id, revision: _, isShuffled: __, ...fields }: HearBackDocument): StoredHearBack => ({
  id: _id,
  ...fields,
});

/** Every order has the same probability (Fisher and Yates). */
const shuffled = <T>(items: readonly T[]): T[] => {
  const mixed: T[] = [];
  for (const item of items) {
    const at = randomInt(mixed.length + 1);
    const moved = mixed[at];
    if (moved !== undefined) mixed.push(moved);
    mixed[at] = item;
  }
  return mixed;
};

export const createHearBackRepository = (scope: Scope): HearBackRepository => {
  const hearBacks = councilCollection(hearBackModel, scope);
  return {
    find: async (campaignId, email) => {
      const document = await hearBacks.findOne({ campaignId, email });
      return document && toHearBack(document);
    },
    findByIds: async (ids) => (await hearBacks.find({ _id: { $in: ids } })).map(toHearBack),
    listOfEmail: async (email) => (await hearBacks.find({ email }, { sort: { askedOn: 1, _id: 1 } })).map(toHearBack),
    add: async (fields) => toHearBack(await hearBacks.insert({ ...fields, isConfirmed: false })),
    confirm: async (id) => {
      await hearBacks.updateOne({ _id: id }, { $set: { isConfirmed: true } });
    },
    remove: async (id) => {
      await hearBacks.delete(id);
    },
    removeByEmails: async (emails) => {
      for (const some of inChunks(emails)) await hearBacks.deleteMany({ email: { $in: some } });
    },
    removeWhere: async (isMeant) => {
      for await (const { _id, email } of hearBacks.stream({})) if (isMeant(email)) await hearBacks.delete(_id);
    },
    removeOfCampaign: async (campaignId) => {
      await hearBacks.deleteMany({ campaignId });
    },
    count: (campaignId, isConfirmed) => hearBacks.count({ campaignId, isConfirmed }),
    listConfirmed: async (campaignId, after, limit) =>
      (await hearBacks.find({ campaignId, isConfirmed: true, _id: { $gt: after } }, { sort: { _id: 1 }, limit })).map(
        toHearBack,
      ),
    shuffle: async (campaignId, beforeDay, most) => {
      const earlier = { campaignId, askedOn: { $lt: beforeDay }, isShuffled: { $ne: true } };
      const documents = await hearBacks.find(earlier, { limit: most });
      await hearBacks.deleteMany({ _id: { $in: documents.map(({ _id }) => _id) } });
      await hearBacks.insertMany(
        shuffled(documents).map(({ councilId: _, revision: __, ...document }) => ({ ...document, isShuffled: true })),
      );
      return documents.length;
    },
    removeUnconfirmed: async (campaignId, beforeDay) => {
      await hearBacks.deleteMany({ campaignId, isConfirmed: false, askedOn: { $lt: beforeDay } });
    },
  };
};

const toCampaign = ({ _id, councilId, heardBack, isOver }: HearBackCampaignDocument): HearBackCampaign => ({
  campaignId: _id,
  councilId,
  heardBack,
  isOver,
});

export const createHearBackCampaignRepository = (scope: Scope): HearBackCampaignRepository => {
  const campaigns = councilCollection(hearBackCampaignModel, scope);
  return {
    find: async (campaignId) => {
      const document = await campaigns.findOne({ _id: campaignId });
      return document && toCampaign(document);
    },
    note: async (campaignId, { heardBack = 0, isOver = false }) => {
      const update = { $max: { heardBack, isOver }, $setOnInsert: { revision: 1 } };
      await campaigns.updateOne({ _id: campaignId }, update, { upsert: true });
      return toCampaign(await campaigns.get(campaignId));
    },
    remove: async (campaignId) => {
      await campaigns.delete(campaignId);
    },
  };
};

export const createHearBackSweepAcrossCouncils = (scope: Scope): HearBackSweep => {
  const campaigns = collectionAcrossCouncils(hearBackCampaignModel, scope);
  return {
    listOpenAcrossCouncils: async () => (await campaigns.find({ isOver: false })).map(toCampaign),
  };
};

export const hearBackEntity = defineEntity({
  models: [hearBackModel, hearBackCampaignModel],
  repositories: (scope) => ({
    hearBacks: createHearBackRepository(scope),
    hearBackCampaigns: createHearBackCampaignRepository(scope),
    hearBackSweep: createHearBackSweepAcrossCouncils(scope),
  }),
  exported: {
    // People gave their addresses for messages about one survey, and nobody of the council sees them.
    except: [hearBackModel],
  },
});
