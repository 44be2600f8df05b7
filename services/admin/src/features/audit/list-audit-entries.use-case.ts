import type { AuditEntry } from '@folkmoot/contracts';
import type { AuditSearch, StoredAuditEntry } from '../../records/audit.repository';
import type { Deps } from '../../records/deps';
import type { Listed } from '../../records/listed';
import type { StoredUser } from '../../records/views.domain';
import { auditNames } from './audit.messages';

const isThere = (id: string | null): id is string => id !== null;

const actorView = ({ actor }: StoredAuditEntry, users: ReadonlyMap<string, StoredUser>): AuditEntry['actor'] => {
  if (actor.kind !== 'user') return { ...actor, name: auditNames[actor.kind], email: '' };
  const user = users.get(actor.id ?? '');
  return { ...actor, name: user?.name ?? auditNames.unknown, email: user?.email ?? '' };
};

/** Who did what, newest first, with the names that people and councils have now. */
export const listAuditEntriesAcrossCouncils = async (
  { units }: Deps,
  search: Pick<AuditSearch, 'councilId' | 'action' | 'cursor' | 'limit'>,
): Promise<Listed<AuditEntry>> => {
  const { audit, users, councils } = units.readerAcrossCouncils();
  const { items, nextCursor } = await audit.list(search);
  const people = await users.findMany([...new Set(items.map(({ actor }) => actor.id).filter(isThere))]);
  const places = await councils.findMany([...new Set(items.map(({ councilId }) => councilId).filter(isThere))]);
  const byId = new Map(people.map((user) => [user.id, user]));
  const names = new Map(places.map(({ id, name }) => [id, name]));
  const entries = items.map((entry) => ({
    id: entry.id,
    position: entry.position,
    action: entry.action,
    change: '',
    createdAt: entry.createdAt.toISOString(),
    actor: actorView(entry, byId),
    council: entry.councilId ? { id: entry.councilId, name: names.get(entry.councilId) ?? '' } : null,
    subject: { ...entry.subject, name: '' },
  }));
  return { items: entries, nextCursor };
};
