import type { Maintenance } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import { toMaintenanceView } from './maintenance.view';

/** What is planned or under way, for the banner. */
export const getMaintenanceAcrossCouncils = async ({
  units,
  clock,
}: Pick<Deps, 'units' | 'clock'>): Promise<{ items: Maintenance[] }> => {
  const ahead = await units.readerAcrossCouncils().maintenances.ahead(clock.now());
  return { items: ahead.map(toMaintenanceView) };
};
