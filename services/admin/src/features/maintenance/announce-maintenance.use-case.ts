import {
  type Actor,
  type announceMaintenanceOperation,
  type BodyOf,
  DomainError,
  type Maintenance,
  maintenanceAnnouncedEvent,
} from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { toMaintenanceView } from './maintenance.view';

/** Tells all staff what is planned and when (F-58). */
export const announceMaintenanceAcrossCouncils = async (
  { units, clock }: Pick<Deps, 'units' | 'clock'>,
  actor: Actor,
  { text, ...times }: BodyOf<typeof announceMaintenanceOperation>,
): Promise<Maintenance> => {
  const announcedAt = clock.now();
  const [startsAt, endsAt] = [new Date(times.startsAt), new Date(times.endsAt)];
  if (endsAt <= startsAt || endsAt <= announcedAt) throw new DomainError('maintenance_times_invalid');
  const announced = { id: newId(), text, startsAt, endsAt, announcedAt };
  const maintenance = toMaintenanceView(announced);
  await units.unitOfWorkAcrossCouncils(actor, async ({ maintenances, outbox }) => {
    await maintenances.add(announced);
    await outbox.add(maintenanceAnnouncedEvent, {
      aggregate: { type: 'maintenance', id: announced.id, revision: 1 },
      payload: { maintenance },
      councilId: null,
    });
  });
  return maintenance;
};
