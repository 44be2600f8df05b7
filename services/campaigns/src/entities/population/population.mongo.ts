import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { PopulationCopy, PopulationRepository } from './population.repository';

interface PopulationDocument extends PopulationCopy, CouncilDocument {}

export const populationModel = defineModel<PopulationDocument>('populations', {
  fields: {
    councilId: String,
    revision: Number,
    dimensions: [Object],
    sourceRevision: Number,
  },
  indexes: [{ keys: { councilId: 1 }, serves: 'find: the population of the council that is worked in', unique: true }],
});

export const createPopulationRepository = (scope: Scope): PopulationRepository => {
  const populations = councilCollection(populationModel, scope);
  return {
    find: async () => {
      const copy = await populations.findOne({});
      return copy && { dimensions: copy.dimensions, sourceRevision: copy.sourceRevision };
    },
    get: async () => (await populations.findOne({}))?.dimensions ?? [],
    save: async (councilId, copy) => {
      await populations.updateOne(
        { _id: councilId },
        { $set: { ...copy }, $setOnInsert: { revision: 1 } },
        { upsert: true },
      );
    },
  };
};

export const populationEntity = defineEntity({
  models: [populationModel],
  repositories: (scope) => ({ populations: createPopulationRepository(scope) }),
  exported: {
    // A copy of data that the admin service exports.
    except: [populationModel],
  },
});
