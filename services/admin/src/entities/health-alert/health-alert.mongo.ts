import { collectionAcrossCouncils, defineEntity, defineModel, isDuplicateKey, type Scope } from '@folkmoot/service-kit';
import type { StoredHealthAlert } from './health-alert.domain';
import type { HealthAlertRepository } from './health-alert.repository';

type AlertDocument = Omit<StoredHealthAlert, 'id'> & { _id: string };

const KEEP_SECONDS = 30 * 86_400;

export const healthAlertModel = defineModel<AlertDocument>('healthAlerts', {
  fields: {
    isOpen: { type: Boolean, required: true },
    announcedAt: { type: Date, required: true },
  },
  indexes: [{ keys: { announcedAt: 1 }, serves: 'removal of parts that are gone', expireAfterSeconds: KEEP_SECONDS }],
});

/** When two replicas claim the first message of a part at once, the second one finds it stored already. */
const lost = (error: unknown): null => {
  if (isDuplicateKey(error)) return null;
  throw error;
};

/** The parts of an installation have no council. */
export const createHealthAlertRepositoryAcrossCouncils = (scope: Scope): HealthAlertRepository => {
  const alerts = collectionAcrossCouncils(healthAlertModel, scope);
  return {
    list: async () => (await alerts.find()).map(({ _id, isOpen, announcedAt }) => ({ id: _id, isOpen, announcedAt })),
    claim: async (id, before, now) => {
      if (!before) return (await alerts.insert({ _id: id, isOpen: true, announcedAt: now }).catch(lost)) !== null;
      const { isOpen, announcedAt } = before;
      const changed = { $set: { isOpen: true, announcedAt: now } };
      return (await alerts.updateMany({ _id: id, isOpen, announcedAt }, changed)) > 0;
    },
    close: async (id) => (await alerts.updateMany({ _id: id, isOpen: true }, { $set: { isOpen: false } })) > 0,
    putBack: async (id, before) => {
      if (!before) await alerts.delete(id);
      else await alerts.updateMany({ _id: id }, { $set: { isOpen: before.isOpen, announcedAt: before.announcedAt } });
    },
  };
};

export const healthAlertEntity = defineEntity({
  models: [healthAlertModel],
  repositories: (scope) => ({ healthAlerts: createHealthAlertRepositoryAcrossCouncils(scope) }),
});
