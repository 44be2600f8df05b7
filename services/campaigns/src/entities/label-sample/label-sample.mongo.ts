import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import { type LabelSample, MAX_CODERS } from './label-sample.domain';
import type { LabelSampleRepository } from './label-sample.repository';

/** One per campaign; its id is the campaign's id. */
type LabelSampleDocument = CouncilDocument &
  Omit<LabelSample, 'id' | 'campaignId' | 'councilId'> & { sampleId: string };

export const labelSampleModel = defineModel<LabelSampleDocument>('label_samples', {
  fields: {
    councilId: String,
    revision: Number,
    sampleId: String,
    seed: Number,
    createdAt: Date,
    size: Number,
    strata: [Number],
    themeIds: [String],
    coders: [String],
    items: [Object],
  },
  indexes: [],
});

const toSample = ({ _id, sampleId, revision: _, ...fields }: LabelSampleDocument): LabelSample => ({
  id: sampleId,
  campaignId: _id,
  ...fields,
});

export const createLabelSampleRepository = (scope: Scope): LabelSampleRepository => {
  const samples = councilCollection(labelSampleModel, scope);
  return {
    find: async (campaignId) => {
      const document = await samples.findOne({ _id: campaignId });
      return document && toSample(document);
    },
    replace: async ({ id, campaignId, ...fields }) => {
      const update = { $set: { sampleId: id, ...fields }, $inc: { revision: 1 } };
      const document = await samples.updateOne({ _id: campaignId }, update, { upsert: true });
      return toSample(document as LabelSampleDocument);
    },
    addCoder: async ({ campaignId, id }, userId) => {
      const isOpen = { coders: { $nin: [userId] }, [`coders.${MAX_CODERS - 1}`]: { $exists: false } };
      const update = { $push: { coders: userId }, $inc: { revision: 1 } };
      const document = await samples.updateOne({ _id: campaignId, sampleId: id, ...isOpen }, update);
      return document && toSample(document);
    },
    saveLabel: async ({ campaignId, sampleId, commentId, coder }, label) => {
      const changed = await samples.updateMany(
        { _id: campaignId, sampleId, 'items.id': commentId },
        { $set: { [`items.$[item].labels.${coder}`]: label }, $inc: { revision: 1 } },
        { arrayFilters: [{ 'item.id': commentId }] },
      );
      return changed > 0;
    },
    forgetResponses: async (campaignId, responseIds) => {
      await samples.updateOne(
        { _id: campaignId },
        { $pull: { items: { responseId: { $in: responseIds } } }, $inc: { revision: 1 } },
      );
    },
    eraseOfCampaign: async (campaignId) => {
      await samples.delete(campaignId);
    },
  };
};

export const labelSampleEntity = defineEntity({
  models: [labelSampleModel],
  repositories: (scope) => ({ labelSamples: createLabelSampleRepository(scope) }),
});
