import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import { type AttributeCounts, changesByKey, noCounts, withChanges } from './attribute-counts.domain';
import { noSubscribers, type SubscriberStats } from './figures.domain';
import type { StatsRepository, StatsRepositoryAcrossCouncils } from './subscriber.repository';
import { markOf } from './value-mark';

type StatsDocument = CouncilDocument &
  SubscriberStats & {
    /** People whose search keys may be incomplete. */
    incomplete?: number;
    /** Missing in documents of earlier versions until the migration has counted the attribute values of all people. */
    hasAttributeCounts?: boolean;
    /** Attributes with counts. Two transactions that begin the same one at once meet here, and one is repeated. */
    attributes?: number;
  };

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
    incomplete: Number,
    hasAttributeCounts: Boolean,
    attributes: Number,
  },
  indexes: [
    { keys: { councilId: 1 }, serves: 'the figures of a council', unique: true },
    { keys: { incomplete: 1 }, serves: 'councils whose search keys are incomplete' },
  ],
});

type AttributeCountsDocument = CouncilDocument & AttributeCounts;

/** One document per attribute that people have values of: a segment of one value costs no count. */
export const attributeCountsModel = defineModel<AttributeCountsDocument>('attribute_counts', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    key: { type: String, required: true },
    known: { type: Object, required: true },
    values: { type: [Object], default: undefined },
  },
  indexes: [{ keys: { councilId: 1, key: 1 }, serves: 'findAttributeCounts, addAttributes', unique: true }],
});

/** A council whose figures begin with this version has nobody who is not counted. */
const begun = { $setOnInsert: { hasAttributeCounts: true } };

const toCounts = ({ key, known, values }: AttributeCountsDocument): AttributeCounts => ({
  key,
  known,
  values: values ?? null,
});

const addChanges = async (scope: Scope, changes: ReturnType<typeof changesByKey>): Promise<void> => {
  const counts = councilCollection(attributeCountsModel, scope);
  const stored = new Map((await counts.find({ key: { $in: [...changes.keys()] } })).map((each) => [each.key, each]));
  for (const [key, changed] of changes) {
    const document = stored.get(key);
    const before = document ? toCounts(document) : noCounts(key);
    const marked = before.values ? changed.map((each) => ({ ...each, value: markOf(each.value) })) : changed;
    const after = withChanges(before, marked);
    if (document && after.known.total === 0) {
      await counts.delete(document._id);
      continue;
    }
    if (document) {
      await counts.compareAndSet(document._id, document.revision, after);
      continue;
    }
    await councilCollection(statsModel, scope).updateOne({}, { $inc: { attributes: 1 }, ...begun }, { upsert: true });
    await counts.insert(after);
  }
};

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
      await stats.updateOne({}, { $inc: { ...changes }, ...begun }, { upsert: true });
    },
    addAttributes: async (effect) => {
      const changes = changesByKey(effect);
      if (changes.size > 0) await addChanges(scope, changes);
    },
    findAttributeCounts: async () => {
      const document = await stats.findOne({});
      if (document && !document.hasAttributeCounts) return null;
      return (await councilCollection(attributeCountsModel, scope).find({})).map(toCounts);
    },
    addIncomplete: async (people) => {
      if (people > 0) await stats.updateOne({}, { $inc: { incomplete: people }, ...begun }, { upsert: true });
    },
    noteComplete: async () => {
      await stats.updateOne({}, { $set: { incomplete: 0 } });
    },
  };
};

export const createStatsRepositoryAcrossCouncils = (scope: Scope): StatsRepositoryAcrossCouncils => {
  const stats = collectionAcrossCouncils(statsModel, scope);
  return {
    listIncompleteAcrossCouncils: async () =>
      (await stats.find({ incomplete: { $gt: 0 } })).map(({ councilId }) => councilId),
    noteAttributesCountedAcrossCouncils: async () => {
      await stats.updateMany({ hasAttributeCounts: { $exists: false } }, { $set: { hasAttributeCounts: true } });
    },
  };
};

export const statsEntity = defineEntity({
  models: [statsModel, attributeCountsModel],
  repositories: (scope) => ({
    stats: createStatsRepository(scope),
    statsAcrossCouncils: createStatsRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // Counters over the exported subscribers.
    except: [statsModel, attributeCountsModel],
  },
});
