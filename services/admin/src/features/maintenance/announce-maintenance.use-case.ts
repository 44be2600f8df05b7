import {
  type Actor,
  type announceMaintenanceOperation,
  type BodyOf,
  DomainError,
  type Maintenance,
  maintenanceAnnouncedEvent,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { newId } from '@folkmoot/service-kit';
import type { MaintenanceRecords } from './maintenance.types';
import { toMaintenanceView } from './maintenance.view';

/** Announces planned maintenance to all staff. */
export const announceMaintenanceAcrossCouncils = async (
  { actor, acrossCouncils, clock }: Context<MaintenanceRecords, Actor>,
  { text, ...times }: BodyOf<typeof announceMaintenanceOperation>,
): Promise<Maintenance> => {
  const announcedAt = clock.now();
  const startsAt = new Date(times.startsAt);
  const endsAt = new Date(times.endsAt);
  if (endsAt <= startsAt || endsAt <= announcedAt) throw new DomainError('maintenance_times_invalid');
  const announced = { id: newId(), text, startsAt, endsAt, announcedAt };
  const maintenance = toMaintenanceView(announced);
  await acrossCouncils.unitOfWork(actor, async ({ maintenances, outbox }) => {
    await maintenances.add(announced);
    await outbox.add(maintenanceAnnouncedEvent, {
      aggregate: { type: 'maintenance', id: announced.id, revision: 1 },
      payload: { maintenance },
      councilId: null,
    });
  });
  return maintenance;
};
