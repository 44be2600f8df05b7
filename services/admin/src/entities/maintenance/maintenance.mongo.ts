import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { MaintenanceRepository, StoredMaintenance } from './maintenance.repository';

type MaintenanceDocument = Omit<StoredMaintenance, 'id'> & { _id: string };

const SHOWN = 20;

export const maintenanceModel = defineModel<MaintenanceDocument>('maintenances', {
  fields: {
    text: { type: String, required: true },
    startsAt: { type: Date, required: true },
    endsAt: { type: Date, required: true },
    announcedAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { startsAt: -1, _id: -1 }, serves: 'list, the latest first' },
    { keys: { endsAt: 1 }, serves: 'ahead' },
  ],
});

const toMaintenance = ({ _id, text, startsAt, endsAt, announcedAt }: MaintenanceDocument): StoredMaintenance => ({
  id: _id,
  text,
  startsAt,
  endsAt,
  announcedAt,
});

/** Maintenance concerns the whole installation, not one council. */
export const createMaintenanceRepositoryAcrossCouncils = (scope: Scope): MaintenanceRepository => {
  const maintenances = collectionAcrossCouncils(maintenanceModel, scope);
  return {
    add: async ({ id, ...fields }) => void (await maintenances.insert({ _id: id, ...fields })),
    get: async (id) => toMaintenance(await maintenances.get(id)),
    delete: async (id) => void (await maintenances.delete(id)),
    list: async ({ cursor, limit }) => {
      const page = await maintenances.list({ sort: { by: 'startsAt', direction: -1 }, cursor, limit });
      return { ...page, items: page.items.map(toMaintenance) };
    },
    ahead: async (now) => {
      const documents = await maintenances.find({ endsAt: { $gt: now } }, { sort: { endsAt: 1 }, limit: SHOWN });
      return documents.map(toMaintenance).sort((a, b) => +a.startsAt - +b.startsAt);
    },
  };
};

export const maintenanceEntity = defineEntity({
  models: [maintenanceModel],
  repositories: (scope) => ({ maintenances: createMaintenanceRepositoryAcrossCouncils(scope) }),
});
