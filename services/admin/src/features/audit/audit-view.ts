import { type AuditEntry, signInRefusedEvent } from '@folkmoot/contracts';
import type { StoredAuditEntry } from '../../entities/audit-entry';
import type { StoredUser } from '../../entities/council';
import { auditNames } from './audit.messages';
import type { AuditRecords } from './audit.types';

interface Known {
  /** Set for readers of one council: addresses of people who do not work there are left out. */
  readonly readBy: string | undefined;
  readonly users: ReadonlyMap<string, StoredUser>;
  readonly councils: ReadonlyMap<string, string>;
  readonly tokens: ReadonlyMap<string, string>;
}

const idsOf = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((id): id is string => id !== null)),
];

type NameRecords = Pick<AuditRecords, 'users' | 'councils' | 'apiTokensAcrossCouncils'>;

const lookUp = async (
  entries: readonly StoredAuditEntry[],
  { users, councils, apiTokensAcrossCouncils }: NameRecords,
  readBy: string | undefined,
): Promise<Known> => {
  const subjects = (type: string) =>
    entries.filter(({ subject }) => subject.type === type).map(({ subject }) => subject.id);
  const people = await users.findMany(idsOf([...entries.map(({ actor }) => actor.id), ...subjects('user')]));
  const namedCouncils = await councils.findMany(
    idsOf([...entries.map(({ councilId }) => councilId), ...subjects('council')]),
  );
  const tokens = await apiTokensAcrossCouncils.findMany(
    idsOf([...entries.map(({ actor }) => actor.apiToken ?? null), ...subjects('api-token')]),
  );
  return {
    readBy,
    tokens: new Map(tokens.map(({ id, name }) => [id, name])),
    users: new Map(people.map((user) => [user.id, user])),
    councils: new Map(namedCouncils.map(({ id, name }) => [id, name])),
  };
};

const actorOf = ({ actor, action }: StoredAuditEntry, { users, tokens, readBy }: Known): AuditEntry['actor'] => {
  // A refused sign-in is usually by staff or an attacker, rarely by a resident.
  if (action === signInRefusedEvent.type) return { ...actor, name: auditNames.nobody, email: '' };
  if (actor.kind !== 'user') return { ...actor, name: auditNames[actor.kind], email: '' };
  const user = users.get(actor.id ?? '');
  const tokenName = actor.apiToken === undefined ? {} : { tokenName: tokens.get(actor.apiToken) ?? '' };
  const isShown = user && (readBy === undefined || user.councilId === readBy);
  return { ...actor, name: user?.name ?? auditNames.unknown, email: isShown ? user.email : '', ...tokenName };
};

const subjectOf = ({ subject }: StoredAuditEntry, { users, councils, tokens }: Known): AuditEntry['subject'] => {
  if (subject.type === 'api-token') return { ...subject, name: tokens.get(subject.id) ?? '' };
  if (subject.type === 'user') return { ...subject, name: users.get(subject.id)?.name ?? '' };
  return { ...subject, name: subject.type === 'council' ? (councils.get(subject.id) ?? '') : '' };
};

/** Entries with the present names of people and councils, for system administrators or for one council. */
export const auditViews = async (
  entries: readonly StoredAuditEntry[],
  repositories: NameRecords,
  readBy?: string,
): Promise<AuditEntry[]> => {
  const known = await lookUp(entries, repositories, readBy);
  return entries.map((entry) => ({
    id: entry.id,
    position: entry.position,
    action: entry.action,
    change: entry.change,
    changedFields: [...entry.changedFields],
    createdAt: entry.createdAt.toISOString(),
    actor: actorOf(entry, known),
    council: entry.councilId ? { id: entry.councilId, name: known.councils.get(entry.councilId) ?? '' } : null,
    subject: subjectOf(entry, known),
  }));
};
