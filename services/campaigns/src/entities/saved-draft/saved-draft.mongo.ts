import { assetFilesOf, DomainError } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { SavedDraft, SavedDraftHead } from './saved-draft.domain';
import type { SavedDraftRepository } from './saved-draft.repository';

interface SavedDraftDocument extends Omit<SavedDraft, 'id'>, CouncilDocument {}

export const savedDraftModel = defineModel<SavedDraftDocument>('saved_drafts', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    savedBy: String,
    startedAt: Date,
    savedAt: Date,
    surveyRevision: Number,
    questionCount: Number,
    restoredFrom: Date,
    size: Number,
    content: Object,
  },
  indexes: [{ keys: { campaignId: 1, surveyRevision: -1 }, serves: 'the states of a draft, newest first' }],
});

const NEWEST_FIRST = { $sort: { surveyRevision: -1 } };
/** A survey may be large. */
const WITHOUT_CONTENT = { $project: { content: 0 } };

type HeadDocument = Omit<SavedDraftDocument, 'content'>;

const toHead = ({ _id, councilId: _, revision: __, ...head }: HeadDocument): SavedDraftHead => ({ id: _id, ...head });

export const createSavedDraftRepository = (scope: Scope): SavedDraftRepository => {
  const drafts = councilCollection(savedDraftModel, scope);
  return {
    list: async (campaignId) => {
      const heads = await drafts.aggregate<HeadDocument>([{ $match: { campaignId } }, NEWEST_FIRST, WITHOUT_CONTENT]);
      return heads.map(toHead);
    },
    findNewest: async (campaignId) => {
      const pipeline = [{ $match: { campaignId } }, NEWEST_FIRST, { $limit: 1 }, WITHOUT_CONTENT];
      const [newest] = await drafts.aggregate<HeadDocument>(pipeline);
      return newest ? toHead(newest) : null;
    },
    get: async (campaignId, id) => {
      const document = await drafts.findOne({ _id: id, campaignId });
      if (!document) throw new DomainError('not_found');
      const { content, ...head } = document;
      return { ...toHead(head), content };
    },
    put: async ({ id, ...fields }) => {
      await drafts.updateOne({ _id: id }, { $set: fields, $setOnInsert: { revision: 1 } }, { upsert: true });
    },
    remove: async (ids) => {
      if (ids.length > 0) await drafts.deleteMany({ _id: { $in: ids } });
    },
    listFiles: async (campaignId) => {
      const files = new Set<string>();
      const filter = campaignId === undefined ? {} : { campaignId };
      for await (const { content } of drafts.stream(filter)) for (const file of assetFilesOf(content)) files.add(file);
      return [...files];
    },
    eraseOfCampaign: async (campaignId) => {
      await drafts.deleteMany({ campaignId });
    },
  };
};

export const savedDraftEntity = defineEntity({
  models: [savedDraftModel],
  repositories: (scope) => ({ savedDrafts: createSavedDraftRepository(scope) }),
});
