import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import { noSubscribers, type SubscriberStats } from './figures.domain';
import type { StatsRepository } from './subscriber.repository';

type StatsDocument = CouncilDocument & SubscriberStats;

const figure = { type: Number, default: 0 };

/** One document per council: the cards cost one read for any number of subscribers. */
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
      const document = await stats.findOne({});
      if (!document) return noSubscribers;
      const { total, active, optIn, csvImport, postSurvey } = document;
      return { total, active, optIn, csvImport, postSurvey };
    },
    add: async (changes) => {
      await stats.updateOne({}, { $inc: { ...changes } }, { upsert: true });
    },
  };
};

export const statsEntity = defineEntity({
  models: [statsModel],
  repositories: (scope) => ({ stats: createStatsRepository(scope) }),
  exported: {
    // Counters over the exported subscribers.
    except: [statsModel],
  },
});
