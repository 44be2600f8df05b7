import type { Maintenance } from '@folkmoot/contracts';
import type { StoredMaintenance } from '../../entities/maintenance';

export const toMaintenanceView = ({ id, text, startsAt, endsAt, announcedAt }: StoredMaintenance): Maintenance => ({
  id,
  text,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  announcedAt: announcedAt.toISOString(),
});
