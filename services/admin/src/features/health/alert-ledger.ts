import type { Actor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredHealthAlert } from '../../entities/health-alert';
import type { HealthRecords } from './health.types';

/** Which messages the operator got. Replicas share it, as long as the database answers. */
export interface AlertLedger {
  read(): Promise<ReadonlyMap<string, StoredHealthAlert>>;
  /** Call `read` first. */
  claim(id: string, now: Date): Promise<boolean>;
  close(id: string): Promise<boolean>;
  putBack(id: string, before: StoredHealthAlert | null): Promise<void>;
}

type AlertContext = Context<Pick<HealthRecords, 'healthAlerts'>, Actor>;

/**
 * The database is the part whose problem matters most, so alerts must work without it: meanwhile this replica keeps what it
 * claimed in memory. Then each replica may send a message of its own.
 */
export const createAlertLedger = ({ actor, acrossCouncils }: AlertContext): AlertLedger => {
  let stored: ReadonlyMap<string, StoredHealthAlert> = new Map();
  const unsaved = new Map<string, StoredHealthAlert>();

  /** Another replica may have sent a message since this one kept its own in memory. */
  const forgetOlder = (): void => {
    for (const { id, announcedAt } of unsaved.values()) {
      const shared = stored.get(id);
      if (shared && shared.announcedAt > announcedAt) unsaved.delete(id);
    }
  };

  const inDatabase = async <T>(work: (records: Pick<HealthRecords, 'healthAlerts'>) => Promise<T>): Promise<T | null> =>
    acrossCouncils.unitOfWork(actor, work).catch(() => null);

  return {
    read: async () => {
      const listed = await acrossCouncils
        .reader()
        .healthAlerts.list()
        .catch(() => null);
      if (listed) stored = new Map(listed.map((alert) => [alert.id, alert]));
      forgetOlder();
      return new Map([...stored, ...unsaved]);
    },
    claim: async (id, now) => {
      const before = stored.get(id) ?? null;
      const isClaimed = await inDatabase(({ healthAlerts }) => healthAlerts.claim(id, before, now));
      if (isClaimed === null) unsaved.set(id, { id, isOpen: true, announcedAt: now });
      else unsaved.delete(id);
      return isClaimed ?? true;
    },
    close: async (id) => {
      const own = unsaved.get(id);
      const isClosed = await inDatabase(({ healthAlerts }) => healthAlerts.close(id));
      const known = own ?? (isClosed === null ? stored.get(id) : undefined);
      // Kept, so that the pause between two messages about a part lasts.
      if (known) unsaved.set(id, { ...known, isOpen: false });
      return isClosed === true || known?.isOpen === true;
    },
    putBack: async (id, before) => {
      if (before && before !== stored.get(id)) unsaved.set(id, before);
      else unsaved.delete(id);
      await inDatabase(({ healthAlerts }) => healthAlerts.putBack(id, before));
    },
  };
};
