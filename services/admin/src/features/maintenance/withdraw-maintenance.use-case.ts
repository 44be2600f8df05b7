import { type Actor, maintenanceWithdrawnEvent } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import { toMaintenanceView } from './maintenance.view';

/** Takes an announcement back: the banner goes. */
export const withdrawMaintenanceAcrossCouncils = (
  { units }: Pick<Deps, 'units'>,
  actor: Actor,
  id: string,
): Promise<void> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ maintenances, outbox }) => {
    const maintenance = toMaintenanceView(await maintenances.get(id));
    await maintenances.delete(id);
    await outbox.add(maintenanceWithdrawnEvent, {
      aggregate: { type: 'maintenance', id, revision: 2 },
      payload: { maintenance },
      councilId: null,
    });
  });
