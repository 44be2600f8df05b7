import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { Audience, AudienceRepository } from './audience.repository';

interface AudienceDocument extends Audience, CouncilDocument {}

export const audienceModel = defineModel<AudienceDocument>('audiences', {
  fields: { councilId: String, revision: Number, name: String, segmentId: String },
  indexes: [{ keys: { councilId: 1, name: 1 }, serves: 'the audiences of a council, each once', unique: true }],
});

export const createAudienceRepository = (scope: Scope): AudienceRepository => {
  const audiences = councilCollection(audienceModel, scope);
  return {
    list: async () =>
      (await audiences.find({}, { sort: { name: 1, _id: 1 } })).map(({ name, segmentId }) => ({ name, segmentId })),
    link: async (name, segmentId) => {
      await audiences.updateOne({ name }, { $set: { segmentId }, $setOnInsert: { revision: 1 } }, { upsert: true });
    },
    unlink: async (name) => {
      await audiences.deleteMany({ name });
    },
  };
};

export const audienceEntity = defineEntity({
  models: [audienceModel],
  repositories: (scope) => ({ audiences: createAudienceRepository(scope) }),
});
