import type { FeatureApp } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../entities/council';
import type { PopulationTableRepository } from '../../entities/population-table';

export interface PopulationRecords {
  readonly councils: CouncilRepository;
  readonly populationTables: PopulationTableRepository;
}

export type PopulationApp = FeatureApp<PopulationRecords>;
