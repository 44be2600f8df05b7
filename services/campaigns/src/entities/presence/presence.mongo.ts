import type { SurveyEditor } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { PresenceRepository } from './presence.repository';

interface PresenceDocument extends SurveyEditor, CouncilDocument {
  campaignId: string;
  seenAt: Date;
}

/** Longer than a record counts. */
const KEEP_SECONDS = 120;

export const presenceModel = defineModel<PresenceDocument>('survey_presences', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    userId: String,
    questionId: String,
    seenAt: Date,
  },
  indexes: [
    { keys: { campaignId: 1, userId: 1 }, serves: 'who has a survey open, each person once', unique: true },
    { keys: { seenAt: 1 }, serves: 'removal of old records', expireAfterSeconds: KEEP_SECONDS },
  ],
});

export const createPresenceRepository = (scope: Scope): PresenceRepository => {
  const presences = councilCollection(presenceModel, scope);
  return {
    note: async (campaignId, { userId, questionId }, seenAt) => {
      const update = { $set: { questionId, seenAt }, $setOnInsert: { revision: 1 } };
      await presences.updateOne({ campaignId, userId }, update, { upsert: true });
    },
    list: async (campaignId, since, limit) => {
      const filter = { campaignId, seenAt: { $gte: since } };
      const documents = await presences.find(filter, { sort: { userId: 1 }, limit });
      return documents.map(({ userId, questionId }) => ({ userId, questionId }));
    },
    end: async (campaignId, userId) => {
      await presences.deleteMany({ campaignId, userId });
    },
    eraseOfCampaign: async (campaignId) => {
      await presences.deleteMany({ campaignId });
    },
  };
};

export const presenceEntity = defineEntity({
  models: [presenceModel],
  repositories: (scope) => ({ presences: createPresenceRepository(scope) }),
  exported: {
    // Deleted after two minutes.
    except: [presenceModel],
  },
});
