import {
  type Actor,
  type addPopulationTableOperation,
  type BodyOf,
  DomainError,
  MAX_POPULATION_TABLES,
  populationTableChangedEvent,
} from '@folkmoot/contracts';
import { type Context, newId } from '@folkmoot/service-kit';
import type { StoredPopulationTable } from '../../entities/population-table';
import type { PopulationRecords } from './population.types';

type Tables = Pick<PopulationRecords, 'populationTables'>;

/** The tables that are offered to all councils. */
export const listPopulationTablesAcrossCouncils = ({
  actor,
  acrossCouncils,
}: Context<Tables, Actor>): Promise<StoredPopulationTable[]> => acrossCouncils.reader(actor).populationTables.list();

/** Offers a table to all councils. Throws too_many_population_tables. */
export const addPopulationTableAcrossCouncils = (
  { actor, acrossCouncils, clock }: Context<Tables, Actor>,
  fields: BodyOf<typeof addPopulationTableOperation>,
): Promise<StoredPopulationTable> =>
  acrossCouncils.unitOfWork(actor, async ({ populationTables, outbox }) => {
    if ((await populationTables.count()) >= MAX_POPULATION_TABLES) throw new DomainError('too_many_population_tables');
    const table = { ...fields, id: newId(), createdAt: clock.now() };
    await populationTables.add(table);
    await outbox.add(populationTableChangedEvent, {
      aggregate: { type: 'population-table', id: table.id, revision: 1 },
      payload: { tableId: table.id, change: 'added' },
      councilId: null,
    });
    return table;
  });

/** Withdraws a table. Councils that took a copy keep it. Throws not_found. */
export const removePopulationTableAcrossCouncils = (
  { actor, acrossCouncils }: Context<Tables, Actor>,
  tableId: string,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async ({ populationTables, outbox }) => {
    if (!(await populationTables.delete(tableId))) throw new DomainError('not_found');
    await outbox.add(populationTableChangedEvent, {
      aggregate: { type: 'population-table', id: tableId, revision: 2 },
      payload: { tableId, change: 'removed' },
      councilId: null,
    });
  });
