import {
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type { ActivityRepository, ActivityRepositoryAcrossCouncils } from './activity.repository';

interface ActivityDocument {
  _id: string;
  userId: string;
  councilId: string;
  at: Date;
}

const DAY_SECONDS = 86_400;
/** Days: two periods of 30 days and a margin. */
const KEEP_DAYS = 70;

export const activityModel = defineModel<ActivityDocument>('activityDays', {
  // Written at each use of a session, by its id.
  shardKey: { _id: 'hashed' },
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

export const createActivityRepository = (scope: Scope): ActivityRepository => {
  const days = councilCollection(activityModel, scope);
  return {
    countUsers: async (from, until) => {
      const match = { $match: { at: { $gte: from, $lt: until } } };
      return (await days.aggregate<{ _id: string }>([match, { $group: { _id: '$userId' } }])).length;
    },
  };
};

/**
 * One document per user and day, also on a day on which the user changes the council. Sessions end and expire, so they
 * do not show who was active.
 */
export const createActivityRepositoryAcrossCouncils = (scope: Scope): ActivityRepositoryAcrossCouncils => {
  const days = collectionAcrossCouncils(activityModel, scope);
  return {
    note: async ({ userId, councilId, at }) => {
      const id = `${userId}:${at.toISOString().slice(0, 10)}`;
      await days.updateOne({ _id: id }, { $set: { userId, councilId, at } }, { upsert: true });
    },
  };
};

export const activityEntity = defineEntity({
  models: [activityModel],
  repositories: (scope) => ({
    activity: createActivityRepository(scope),
    activityAcrossCouncils: createActivityRepositoryAcrossCouncils(scope),
  }),
  exported: { except: [activityModel] },
});
