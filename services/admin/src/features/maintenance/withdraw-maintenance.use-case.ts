import { type Actor, maintenanceWithdrawnEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { MaintenanceRecords } from './maintenance.types';
import { toMaintenanceView } from './maintenance.view';

/** Withdraws an announcement and its banner. */
export const withdrawMaintenanceAcrossCouncils = (
  { actor, acrossCouncils }: Context<MaintenanceRecords, Actor>,
  id: string,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async ({ maintenances, outbox }) => {
    const maintenance = toMaintenanceView(await maintenances.get(id));
    await maintenances.delete(id);
    await outbox.add(maintenanceWithdrawnEvent, {
      aggregate: { type: 'maintenance', id, revision: 2 },
      payload: { maintenance },
      councilId: null,
    });
  });
