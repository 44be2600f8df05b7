import { DomainError } from '@folkmoot/contracts';
import { fakeKept, pageOf } from './fake-kept.fake';
import type { MaintenanceRepository, StoredMaintenance } from './maintenance.repository';

/** Announcements in memory. */
export const fakeMaintenances = (): MaintenanceRepository => {
  const kept = fakeKept<StoredMaintenance>();
  return {
    add: async (maintenance) => void kept.put(maintenance),
    get: async (id) => {
      const found = kept.find(id);
      if (!found) throw new DomainError('not_found');
      return found;
    },
    delete: async (id) => void kept.delete(id),
    list: async ({ cursor, limit }) => {
      const latest = kept.all().sort((a, b) => +b.startsAt - +a.startsAt || (a.id < b.id ? 1 : -1));
      return pageOf(latest, cursor, limit);
    },
    ahead: async (now) =>
      kept
        .all()
        .filter(({ endsAt }) => endsAt > now)
        .sort((a, b) => +a.startsAt - +b.startsAt),
  };
};
