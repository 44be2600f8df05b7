import type { PopulationDimension } from '@folkmoot/contracts';

/** This service's copy of a council's population; the highest revision wins. */
export interface PopulationCopy {
  /** The areas come first. */
  readonly dimensions: readonly PopulationDimension[];
  /** The revision of the council. */
  readonly sourceRevision: number;
}

export interface PopulationRepository {
  /** The copy of the current council; null until an event of the admin service has arrived. */
  find(): Promise<PopulationCopy | null>;
  /** The dimensions of the current council. Empty until an event of the admin service has arrived. */
  get(): Promise<readonly PopulationDimension[]>;
  save(councilId: string, copy: PopulationCopy): Promise<void>;
}
