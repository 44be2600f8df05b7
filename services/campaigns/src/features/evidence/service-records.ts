import type { AuditedEntry, SentMailing } from '@folkmoot/contracts';
import type { Entry } from './entry';
import type { NameStaff } from './staff';

const missing = (type: string, at: Date): Entry[] => [
  { type, at, body: { reason: 'This installation does not connect the service that has them.' } },
];

/** The mailings of a campaign. */
export const mailingEntries = (mailings: readonly SentMailing[] | null, now: Date): Entry[] =>
  mailings === null
    ? missing('mailings-missing', now)
    : mailings.map((mailing) => ({
        type: 'mailing',
        at: new Date(mailing.startedAt ?? mailing.sendAt ?? now),
        body: mailing,
      }));

/** The entries of the activity log, with their places in its own chain. */
export const auditEntries = (entries: readonly AuditedEntry[] | null, staff: NameStaff, now: Date): Entry[] =>
  entries === null
    ? missing('audit-missing', now)
    : entries.map(({ at, actor, ...entry }) => ({
        type: 'audit',
        at: new Date(at),
        body: { ...entry, actor: actor.kind === 'user' && actor.id !== null ? staff(actor.id) : actor.kind },
      }));
