import { type CouncilDocument, councilCollection, defineModel, type Scope } from '@folkmoot/service-kit';
import { noSubscribers, type SubscriberStats } from './figures.domain';
import type { StatsRepository } from './subscriber.repository';

type StatsDocument = CouncilDocument & SubscriberStats;

const figure = { type: Number, default: 0 };

/** One document per council: the cards cost one read, however many subscribers there are. */
export const statsModel = defineModel<StatsDocument>('subscriber_stats', {
  fields: {
    councilId: { type: String, required: true },
    revision: Number,
    total: figure,
    active: figure,
    optIn: figure,
    csvImport: figure,
    postSurvey: figure,
  },
  indexes: [{ keys: { councilId: 1 }, serves: 'the figures of a council', unique: true }],
});

export const createStatsRepository = (scope: Scope): StatsRepository => {
  const stats = councilCollection(statsModel, scope);
  return {
    get: async () => {
      const found = await stats.findOne({});
      if (!found) return noSubscribers;
      const { total, active, optIn, csvImport, postSurvey } = found;
      return { total, active, optIn, csvImport, postSurvey };
    },
    add: async (changes) => {
      await stats.updateOne({}, { $inc: { ...changes } }, { upsert: true });
    },
  };
};
