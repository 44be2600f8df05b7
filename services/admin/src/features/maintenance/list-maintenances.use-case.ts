import type { Actor, Maintenance } from '@folkmoot/contracts';
import type { Context, Listed } from '@folkmoot/service-kit';
import type { MaintenanceSearch } from '../../entities/maintenance';
import type { MaintenanceRecords } from './maintenance.types';
import { toMaintenanceView } from './maintenance.view';

/** All announcements, past and future. */
export const listMaintenancesAcrossCouncils = async (
  { acrossCouncils }: Context<MaintenanceRecords, Actor>,
  search: MaintenanceSearch,
): Promise<Listed<Maintenance>> => {
  const { items, nextCursor } = await acrossCouncils.reader().maintenances.list(search);
  return { items: items.map(toMaintenanceView), nextCursor };
};
