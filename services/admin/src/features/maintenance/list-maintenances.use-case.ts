import type { Maintenance } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import type { Listed } from '../../records/listed';
import type { MaintenanceSearch } from '../../records/maintenance.repository';
import { toMaintenanceView } from './maintenance.view';

/** Every announcement, past and coming. */
export const listMaintenancesAcrossCouncils = async (
  { units }: Pick<Deps, 'units'>,
  search: MaintenanceSearch,
): Promise<Listed<Maintenance>> => {
  const { items, nextCursor } = await units.readerAcrossCouncils().maintenances.list(search);
  return { items: items.map(toMaintenanceView), nextCursor };
};
