import { auditedEvents } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { AuditRepository } from '../../records/audit.repository';
import { hashOfEntry } from './chain';

interface Repositories {
  readonly audit: AuditRepository;
}

/** Payloads that say what was done name it from a closed list; nothing else of a payload is kept. */
const changeOf = (payload: unknown): string => {
  const change = (payload as { change?: unknown } | null)?.change;
  return typeof change === 'string' ? change : '';
};

/** Every audited event becomes an entry; nobody writes one beside a change. One at a time: they form a chain. */
const MOST_FIELDS = 50;

/** The names of fields, never what stands in them. */
const changedFieldsOf = (payload: unknown): string[] => {
  const fields = (payload as { changedFields?: unknown } | null)?.changedFields;
  const names = Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : [];
  return names.slice(0, MOST_FIELDS);
};

export const onAuditedEvent: Consumer<Repositories> = consumer(
  'admin.audit',
  auditedEvents,
  async (event, { audit }: Repositories) => {
    const head = await audit.head();
    const entry = {
      id: event.id,
      action: event.type,
      change: changeOf(event.payload),
      changedFields: changedFieldsOf(event.payload),
      createdAt: new Date(event.occurredAt),
      actor: event.actor,
      councilId: event.councilId,
      subject: { type: event.aggregate.type, id: event.aggregate.id },
      position: head.position + 1,
      previousHash: head.hash,
    };
    await audit.append({ ...entry, hash: hashOfEntry(entry) });
  },
  { prefetch: 1 },
);
