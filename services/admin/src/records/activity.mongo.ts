import { collectionAcrossCouncils, defineModel, type Scope } from '@folkmoot/service-kit';
import type { ActivityRepository } from './activity.repository';

interface ActivityDocument {
  _id: string;
  userId: string;
  councilId: string;
  at: Date;
}

const DAY_SECONDS = 86_400;
/** Two periods of 30 days, and some for the edges. */
const KEEP_DAYS = 70;

export const activityModel = defineModel<ActivityDocument>('activityDays', {
  fields: {
    userId: { type: String, required: true },
    councilId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  indexes: [
    { keys: { councilId: 1, at: 1 }, serves: 'countUsers' },
    { keys: { at: 1 }, serves: 'removal of days nobody asks for', expireAfterSeconds: KEEP_DAYS * DAY_SECONDS },
  ],
});

/** One document per user and day: sessions end and expire, so they alone cannot tell who was active. */
export const createActivityRepositoryAcrossCouncils = (scope: Scope): ActivityRepository => {
  const days = collectionAcrossCouncils(activityModel, scope);
  return {
    note: async ({ userId, councilId, at }) => {
      const id = `${userId}:${at.toISOString().slice(0, 10)}`;
      await days.updateOne({ _id: id }, { $set: { userId, councilId, at } }, { upsert: true });
    },
    countUsers: async (councilId, from, until) => {
      const match = { $match: { councilId, at: { $gte: from, $lt: until } } };
      return (await days.aggregate<{ _id: string }>([match, { $group: { _id: '$userId' } }])).length;
    },
  };
};
