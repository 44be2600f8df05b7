import type { FeatureApp } from '@folkmoot/service-kit';
import type { MaintenanceRepository } from '../../entities/maintenance';

export interface MaintenanceRecords {
  readonly maintenances: MaintenanceRepository;
}

export type MaintenanceApp = FeatureApp<MaintenanceRecords>;
