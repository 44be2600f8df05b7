export type { PopulationTableRepository, StoredPopulationTable } from './population-table.repository';
