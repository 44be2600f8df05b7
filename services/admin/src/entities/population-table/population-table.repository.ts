import type { PopulationTable } from '@folkmoot/contracts';

/** A table as stored. */
export interface StoredPopulationTable extends Omit<PopulationTable, 'createdAt'> {
  readonly createdAt: Date;
}

export interface PopulationTableRepository {
  /** All tables, by name. */
  list(): Promise<StoredPopulationTable[]>;
  count(): Promise<number>;
  add(table: StoredPopulationTable): Promise<void>;
  /** False when there is none. */
  delete(id: string): Promise<boolean>;
}
