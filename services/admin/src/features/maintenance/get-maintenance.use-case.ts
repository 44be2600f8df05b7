import type { Actor, Maintenance } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { MaintenanceRecords } from './maintenance.types';
import { toMaintenanceView } from './maintenance.view';

/** Planned or running maintenance, for the banner. */
export const getMaintenanceAcrossCouncils = async ({
  acrossCouncils,
  clock,
}: Context<MaintenanceRecords, Actor>): Promise<{ items: Maintenance[] }> => {
  const ahead = await acrossCouncils.reader().maintenances.ahead(clock.now());
  return { items: ahead.map(toMaintenanceView) };
};
