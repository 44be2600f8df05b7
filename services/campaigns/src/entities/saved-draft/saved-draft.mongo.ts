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

type HeadDocument = Omit<SavedDraftDocument, 'content'>;

const toHead = ({ _id, councilId: _, revision: __, ...head }: HeadDocument): SavedDraftHead => ({ id: _id, ...head });

export const createSavedDraftRepository = (scope: Scope): SavedDraftRepository => {
  const drafts = councilCollection(savedDraftModel, scope);
  return {
    list: async (campaignId) => {
      const heads = await drafts.aggregate<HeadDocument>([
        { $match: { campaignId } },
        { $sort: { surveyRevision: -1 } },
        { $project: { content: 0 } },
      ]);
      return heads.map(toHead);
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
    listFiles: async () => {
      const files = new Set<string>();
      for await (const { content } of drafts.stream()) for (const file of assetFilesOf(content)) files.add(file);
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
