import { type CouncilDocument, councilCollection, defineModel, type Scope } from '@folkmoot/service-kit';
import type { AudienceLink, AudienceRepository } from './audience.repository';

interface AudienceDocument extends CouncilDocument, AudienceLink {}

export const audienceModel = defineModel<AudienceDocument>('audiences', {
  fields: {
    councilId: { type: String, required: true },
    revision: Number,
    name: { type: String, required: true },
    segmentId: { type: String, required: true },
  },
  indexes: [{ keys: { councilId: 1, name: 1 }, serves: 'listAll, link', unique: true }],
});

export const createAudienceRepository = (scope: Scope): AudienceRepository => {
  const audiences = councilCollection(audienceModel, scope);
  return {
    listAll: async () =>
      (await audiences.find({}, { sort: { name: 1 } })).map(({ name, segmentId }) => ({ name, segmentId })),
    link: async ({ name, segmentId }) => {
      await audiences.updateOne({ name }, { $set: { segmentId }, $setOnInsert: { revision: 1 } }, { upsert: true });
    },
    unlink: async (name) => {
      await audiences.deleteMany({ name });
    },
  };
};
