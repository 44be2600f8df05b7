import type { Maintenance } from '@folkmoot/contracts';
import type { Listed } from './listed';

/** An announcement as it is kept. */
export interface StoredMaintenance extends Omit<Maintenance, 'startsAt' | 'endsAt' | 'announcedAt'> {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly announcedAt: Date;
}

export interface MaintenanceSearch {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface MaintenanceRepository {
  add(maintenance: StoredMaintenance): Promise<void>;
  /** Throws not_found. */
  get(id: string): Promise<StoredMaintenance>;
  delete(id: string): Promise<void>;
  /** All, the latest to begin first. */
  list(search: MaintenanceSearch): Promise<Listed<StoredMaintenance>>;
  /** Those that have not ended, the next to begin first. */
  ahead(now: Date): Promise<StoredMaintenance[]>;
}
