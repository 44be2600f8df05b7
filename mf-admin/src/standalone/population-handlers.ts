import {
  addPopulationTableOperation,
  type CouncilPopulation,
  getPopulationOperation,
  listOfferedPopulationTablesOperation,
  listPopulationTablesOperation,
  type PopulationTable,
  removePopulationTableOperation,
  savePopulationOperation,
} from '@folkmoot/contracts/client';
import { demoPopulations } from '@folkmoot/sample-data/population';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';

const MOMENT = '2026-01-05T09:00:00.000Z';

const sampleTable: PopulationTable = {
  id: 'table_1',
  name: 'Tenure',
  kind: 'tenure',
  source: 'Census 2021, TS054',
  asOf: '2021-03-21',
  categories: [
    { id: 'owned', name: 'Owned', people: 62 },
    { id: 'rented', name: 'Rented', people: 38 },
  ],
  createdAt: MOMENT,
};

/** The council's population, and the tables for all councils. */
export const onPopulation = (): Handler[] => {
  let population: CouncilPopulation = { dimensions: [...demoPopulations.riverside], revision: 1 };
  let tables: PopulationTable[] = [sampleTable];
  return [
    handle(getPopulationOperation, () => population),
    handle(savePopulationOperation, ({ body }) => {
      if (body.revision !== undefined && body.revision !== population.revision) throw problem('stale_revision');
      const dimensions = body.dimensions.map((dimension) => ({
        ...dimension,
        kind: dimension.kind ?? ('custom' as const),
        source: dimension.source ?? '',
        asOf: dimension.asOf ?? null,
      }));
      population = { dimensions, revision: population.revision + 1 };
      return population;
    }),
    handle(listOfferedPopulationTablesOperation, () => ({ items: tables })),
    handle(listPopulationTablesOperation, () => ({ items: tables })),
    handle(addPopulationTableOperation, ({ body }) => {
      const table = {
        kind: 'custom' as const,
        source: '',
        asOf: null,
        ...body,
        id: `table_${tables.length + 1}`,
        createdAt: MOMENT,
      };
      tables = [...tables, table];
      return table;
    }),
    handle(removePopulationTableOperation, ({ params }) => {
      tables = tables.filter(({ id }) => id !== params.tableId);
    }),
  ];
};
