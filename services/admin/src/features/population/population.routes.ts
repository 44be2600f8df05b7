import {
  addPopulationTableOperation,
  getPopulationOperation,
  listOfferedPopulationTablesOperation,
  listPopulationTablesOperation,
  removePopulationTableOperation,
  savePopulationOperation,
} from '@folkmoot/contracts';
import type { StoredCouncil } from '../../entities/council';
import type { StoredPopulationTable } from '../../entities/population-table';
import type { PopulationApp } from './population.types';
import {
  addPopulationTableAcrossCouncils,
  listPopulationTablesAcrossCouncils,
  removePopulationTableAcrossCouncils,
} from './population-tables.use-case';
import { savePopulation } from './save-population.use-case';

const toView = ({ population, revision }: StoredCouncil) => ({ dimensions: [...population.dimensions], revision });

const toTableView = ({ createdAt, ...table }: StoredPopulationTable) => ({
  ...table,
  createdAt: createdAt.toISOString(),
});

export const populationRoutes = ({ route }: PopulationApp) => [
  route(getPopulationOperation, {
    handle: async ({ context: { actor, reader } }) => toView(await reader(actor).councils.get(actor.councilId ?? '')),
  }),
  route(savePopulationOperation, {
    handle: async ({ context, body }) => toView(await savePopulation(context, body)),
  }),
  route(listOfferedPopulationTablesOperation, {
    handle: async ({ context }) => ({ items: (await listPopulationTablesAcrossCouncils(context)).map(toTableView) }),
  }),
  route(listPopulationTablesOperation, {
    handle: async ({ context }) => ({ items: (await listPopulationTablesAcrossCouncils(context)).map(toTableView) }),
  }),
  route(addPopulationTableOperation, {
    handle: async ({ context, body }) => toTableView(await addPopulationTableAcrossCouncils(context, body)),
  }),
  route(removePopulationTableOperation, {
    handle: ({ context, params }) => removePopulationTableAcrossCouncils(context, params.tableId),
  }),
];
