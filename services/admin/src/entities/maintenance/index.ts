export type { MaintenanceRepository, MaintenanceSearch, StoredMaintenance } from './maintenance.repository';
