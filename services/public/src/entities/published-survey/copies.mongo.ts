import { assetFilesOf, type CampaignSnapshot, type PublicCouncil, type SurveyVersion } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import {
  type CampaignCopy,
  type CouncilCopy,
  type CouncilPrivacy,
  carefulPrivacy,
  carefulRules,
  type SignupRules,
} from './campaign-copy.domain';
import type { CopiesRepository } from './copies.repository';

interface CampaignCopyDocument {
  _id: string;
  snapshot: CampaignSnapshot;
  closedAt: Date | null;
}

interface CouncilCopyDocument {
  _id: string;
  council: PublicCouncil;
  formerSlugs?: readonly string[];
  rules?: SignupRules;
  privacy?: CouncilPrivacy;
  sourceRevision: number;
  isDeleted: boolean;
  isSuspended?: boolean;
}

interface VersionDocument {
  _id: string;
  campaignId: string;
  number: number;
  content: SurveyVersion;
  /** Set while files of the version must still be fetched; otherwise absent. */
  isAwaiting?: boolean;
}

export const campaignCopyModel = defineModel<CampaignCopyDocument>('campaign_copies', {
  // Small, read by several keys and kept in memory.
  shardKey: null,
  fields: { snapshot: { type: Object, required: true }, closedAt: { type: Date, default: null } },
  indexes: [{ keys: { 'snapshot.councilId': 1, 'snapshot.shortName': 1 }, serves: 'listShortNames, listCampaignsOf' }],
});
export const councilCopyModel = defineModel<CouncilCopyDocument>('council_copies', {
  // Small, read by several keys and kept in memory.
  shardKey: null,
  fields: {
    council: { type: Object, required: true },
    formerSlugs: [String],
    rules: Object,
    privacy: Object,
    sourceRevision: { type: Number, required: true },
    isDeleted: { type: Boolean, required: true },
    isSuspended: Boolean,
  },
  indexes: [
    { keys: { 'council.slug': 1 }, serves: 'findCouncilBySlug' },
    { keys: { formerSlugs: 1 }, serves: 'findCouncilBySlug: by an address that it had before' },
    { keys: { isDeleted: 1, _id: 1 }, serves: 'listCouncilIds' },
  ],
});
export const surveyVersionModel = defineModel<VersionDocument>('survey_versions', {
  fields: {
    campaignId: { type: String, required: true },
    number: { type: Number, required: true },
    content: { type: Object, required: true },
    isAwaiting: Boolean,
  },
  indexes: [
    { keys: { campaignId: 1, number: 1 }, serves: 'listVersions', unique: true },
    { keys: { isAwaiting: 1 }, serves: 'listAwaiting' },
  ],
});

const toCampaign = ({ snapshot, closedAt }: CampaignCopyDocument): CampaignCopy => ({ ...snapshot, closedAt });
const toCouncil = ({
  _id,
  council,
  formerSlugs = [],
  rules,
  privacy,
  sourceRevision,
  isDeleted,
  isSuspended,
}: CouncilCopyDocument): CouncilCopy => ({
  id: _id,
  council,
  ...(formerSlugs.length > 0 ? { formerSlugs } : {}),
  rules: rules ?? carefulRules,
  privacy: privacy ?? carefulPrivacy,
  revision: sourceRevision,
  isDeleted,
  ...(isSuspended === undefined ? {} : { isSuspended }),
});

/** A resident's request names a campaign, and its copy names the council. */
const campaignsAcrossCouncils = (scope: Scope) => {
  const campaigns = collectionAcrossCouncils(campaignCopyModel, scope);
  return {
    findCampaign: async (id: string) => {
      const document = await campaigns.findOne({ _id: id });
      return document && toCampaign(document);
    },
    saveCampaign: async ({ closedAt, ...snapshot }: CampaignCopy) => {
      await campaigns.updateOne({ _id: snapshot.id }, { $set: { snapshot, closedAt } }, { upsert: true });
    },
    forgetCampaign: (id: string) => campaigns.delete(id),
    listCampaignIdsOf: async (councilId: string) =>
      (await campaigns.find({ 'snapshot.councilId': councilId })).map(({ _id }) => _id),
    listShortNames: async (councilId: string) => {
      const named = { 'snapshot.councilId': councilId, 'snapshot.shortName': { $gt: '' }, 'snapshot.isDeleted': false };
      return (await campaigns.find(named)).map(({ _id, snapshot }) => ({
        campaignId: _id,
        slug: snapshot.shortName ?? '',
        formerSlugs: snapshot.formerShortNames ?? [],
      }));
    },
    listCampaignsOf: async (councilIds: readonly string[]) =>
      (await campaigns.find({ 'snapshot.councilId': { $in: councilIds } })).map(toCampaign),
    listCampaigns: async (ids: readonly string[]) => (await campaigns.find({ _id: { $in: ids } })).map(toCampaign),
  };
};

/** The copy of a council is kept by the council's id, and found by its slug. */
const councilsAcrossCouncils = (scope: Scope) => {
  const councils = collectionAcrossCouncils(councilCopyModel, scope);
  return {
    findCouncil: async (id: string) => {
      const document = await councils.findOne({ _id: id });
      return document && toCouncil(document);
    },
    findCouncilBySlug: async (slug: string) => {
      const present = await councils.findOne({ 'council.slug': slug, isDeleted: false });
      const document = present ?? (await councils.findOne({ formerSlugs: slug, isDeleted: false }));
      return document && toCouncil(document);
    },
    saveCouncil: async ({ id, revision, ...rest }: CouncilCopy) => {
      const fields = { ...rest, sourceRevision: revision };
      await councils.updateOne({ _id: id }, { $set: fields }, { upsert: true });
    },
    listCouncils: async (ids: readonly string[]) => (await councils.find({ _id: { $in: ids } })).map(toCouncil),
    listCouncilIds: async () => {
      const ids: string[] = [];
      for await (const batch of councils.batches({ isDeleted: false }, { fields: ['_id'] }))
        for (const { _id } of batch) ids.push(_id);
      return ids;
    },
  };
};

/** A version of a survey belongs to its campaign, whose copy names the council. */
const versionsAcrossCouncils = (scope: Scope) => {
  const versions = collectionAcrossCouncils(surveyVersionModel, scope);
  return {
    addVersion: async (content: SurveyVersion) => {
      const { campaignId, version: number } = content;
      const fields = { campaignId, number, content, isAwaiting: assetFilesOf(content).length > 0 };
      await versions.updateOne({ _id: `${campaignId}.${number}` }, { $setOnInsert: fields }, { upsert: true });
    },
    listVersions: async (campaignId: string) =>
      (await versions.find({ campaignId, isAwaiting: { $ne: true } }, { sort: { number: 1 } })).map(
        ({ content }) => content,
      ),
    // Runs often and is nearly always empty: the count uses only the index.
    listAwaiting: async () =>
      (await versions.count({ isAwaiting: true })) === 0
        ? []
        : (await versions.find({ isAwaiting: true })).map(({ content }) => content),
    forgetVersions: (campaignId: string) => versions.deleteMany({ campaignId }),
    showVersion: async (campaignId: string, number: number) => {
      await versions.updateOne({ campaignId, number }, { $set: { isAwaiting: false } });
    },
  };
};

/** The copies in this service's database. */
export const createCopiesRepositoryAcrossCouncils = (scope: Scope): CopiesRepository => {
  const { forgetCampaign, ...campaigns } = campaignsAcrossCouncils(scope);
  const { forgetVersions, ...versions } = versionsAcrossCouncils(scope);
  return {
    ...campaigns,
    ...councilsAcrossCouncils(scope),
    ...versions,
    eraseCampaign: async (id) => {
      await forgetVersions(id);
      await forgetCampaign(id);
    },
    eraseCampaignsOf: async (councilId) => {
      const ids = await campaigns.listCampaignIdsOf(councilId);
      let versionsErased = 0;
      for (const id of ids) {
        versionsErased += await forgetVersions(id);
        await forgetCampaign(id);
      }
      return { [campaignCopyModel.collection]: ids.length, [surveyVersionModel.collection]: versionsErased };
    },
  };
};

/** Not exported with a council: the services that own the data export it. */
export const publishedSurveyEntity = defineEntity({
  models: [campaignCopyModel, councilCopyModel, surveyVersionModel],
  repositories: (scope) => ({ copies: createCopiesRepositoryAcrossCouncils(scope) }),
});
