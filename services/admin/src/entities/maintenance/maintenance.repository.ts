import type { Maintenance } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';

/** An announcement as stored. */
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
  /** All announcements, latest start first. */
  list(search: MaintenanceSearch): Promise<Listed<StoredMaintenance>>;
  /** Announcements that have not ended, earliest start first. */
  ahead(now: Date): Promise<StoredMaintenance[]>;
}
