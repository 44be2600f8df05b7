import { auditedEvents } from '@folkmoot/contracts';
import { type Clock, type Consumer, consumer } from '@folkmoot/service-kit';
import type { AuditRepository } from '../../entities/audit-entry';
import { appendEntry } from './append-entry';

interface Repositories {
  readonly audit: AuditRepository;
}

/** Change names from a closed list. Nothing else of a payload is stored. */
const changeOf = (payload: unknown): string => {
  const change = (payload as { change?: unknown } | null)?.change;
  return typeof change === 'string' ? change : '';
};

const MOST_FIELDS = 50;

/** The names of the changed fields, never their values. */
const changedFieldsOf = (payload: unknown): string[] => {
  const fields = (payload as { changedFields?: unknown } | null)?.changedFields;
  const names = Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : [];
  return names.slice(0, MOST_FIELDS);
};

/** Creates an entry for every audited event; use cases write none. Runs one at a time, because entries form a chain. */
export const onAuditedEvent = (auditKey: string, clock: Clock): Consumer<Repositories> =>
  consumer(
    'admin.audit',
    auditedEvents,
    async (event, { audit }: Repositories) => {
      const entry = {
        id: event.id,
        action: event.type,
        change: changeOf(event.payload),
        changedFields: changedFieldsOf(event.payload),
        createdAt: new Date(event.occurredAt),
        actor: event.actor,
        councilId: event.councilId,
        subject: { type: event.aggregate.type, id: event.aggregate.id },
      };
      await appendEntry(audit, auditKey, entry, clock.now());
    },
    { prefetch: 1 },
  );
