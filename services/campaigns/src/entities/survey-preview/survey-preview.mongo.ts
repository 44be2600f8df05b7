import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { SurveyPreview, SurveyPreviewRepository } from './survey-preview.repository';

/** The id is the campaign's, so that a campaign has one link at most. */
interface SurveyPreviewDocument extends Omit<SurveyPreview, 'campaignId'>, CouncilDocument {}

export const surveyPreviewModel = defineModel<SurveyPreviewDocument>('survey_previews', {
  fields: {
    councilId: String,
    revision: Number,
    linkSecret: String,
    createdBy: String,
    createdAt: Date,
    expiresAt: Date,
  },
});

const toPreview = ({ _id, councilId: _, revision: __, ...preview }: SurveyPreviewDocument): SurveyPreview => ({
  campaignId: _id,
  ...preview,
});

export const createSurveyPreviewRepository = (scope: Scope): SurveyPreviewRepository => {
  const previews = councilCollection(surveyPreviewModel, scope);
  return {
    find: async (campaignId) => {
      const document = await previews.findOne({ _id: campaignId });
      return document && toPreview(document);
    },
    put: async ({ campaignId, ...fields }) => {
      await previews.updateOne({ _id: campaignId }, { $set: fields, $setOnInsert: { revision: 1 } }, { upsert: true });
    },
    delete: async (campaignId) => (await previews.deleteMany({ _id: campaignId })) > 0,
    eraseOfCampaign: async (campaignId) => {
      await previews.deleteMany({ _id: campaignId });
    },
  };
};

export const surveyPreviewEntity = defineEntity({
  models: [surveyPreviewModel],
  repositories: (scope) => ({ surveyPreviews: createSurveyPreviewRepository(scope) }),
});
