import { MAX_POPULATION_TABLES } from '@folkmoot/contracts';
import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { PopulationTableRepository, StoredPopulationTable } from './population-table.repository';

type PopulationTableDocument = Omit<StoredPopulationTable, 'id'> & { _id: string };

export const populationTableModel = defineModel<PopulationTableDocument>('population_tables', {
  fields: {
    name: { type: String, required: true },
    kind: { type: String, required: true },
    source: { type: String, default: '' },
    asOf: { type: String, default: null },
    categories: { type: [Object], required: true },
    createdAt: { type: Date, required: true },
  },
  indexes: [{ keys: { name: 1, _id: 1 }, serves: 'list, by name' }],
});

const toTable = ({ _id, name, kind, source, asOf, categories, createdAt }: PopulationTableDocument) => ({
  id: _id,
  name,
  kind,
  source,
  asOf,
  categories,
  createdAt,
});

/** Tables are offered to all councils. */
export const createPopulationTableRepositoryAcrossCouncils = (scope: Scope): PopulationTableRepository => {
  const tables = collectionAcrossCouncils(populationTableModel, scope);
  return {
    list: async () => (await tables.find({}, { sort: { name: 1, _id: 1 }, limit: MAX_POPULATION_TABLES })).map(toTable),
    count: () => tables.count({}),
    add: async ({ id, ...fields }) => void (await tables.insert({ _id: id, ...fields })),
    delete: (id) => tables.delete(id),
  };
};

export const populationTableEntity = defineEntity({
  models: [populationTableModel],
  repositories: (scope) => ({ populationTables: createPopulationTableRepositoryAcrossCouncils(scope) }),
});
