import {
  type AuditKind,
  councilChosenEvent,
  type exportAuditEntriesOperation,
  type QueryOf,
  signInRefusedEvent,
  ssoRefusedEvent,
  userSignedInEvent,
} from '@folkmoot/contracts';
import type { AuditFilter } from '../../entities/audit-entry';
import type { AuditRecords } from './audit.types';

export type AuditQuery = QueryOf<typeof exportAuditEntriesOperation>;

/** The actions of each kind. */
const actionsOf: Readonly<Record<AuditKind, readonly string[]>> = {
  'sign-ins': [userSignedInEvent, councilChosenEvent].map(({ type }) => type),
  'failed-sign-ins': [signInRefusedEvent, ssoRefusedEvent].map(({ type }) => type),
};

/** Most people or councils whose names may match one text. With more matches, the text is too short to be useful. */
const MOST_MATCHES = 200;

const anyOf = async (
  text: string,
  { users, councils }: Pick<AuditRecords, 'users' | 'councils'>,
): Promise<AuditFilter['anyOf']> => {
  if (text === '') return undefined;
  const people = (await users.list({ q: text, limit: MOST_MATCHES })).items.map(({ id }) => id);
  const namedCouncils = (await councils.list({ q: text, limit: MOST_MATCHES })).items.map(({ id }) => id);
  return { text, ids: [text, ...people, ...namedCouncils] };
};

/** Entries contain ids only: a text is searched in names first, then the matching ids in the log. */
export const auditFilterOf = async (
  { q = '', from, to, kind, ...exact }: AuditQuery,
  repositories: Pick<AuditRecords, 'users' | 'councils'>,
): Promise<AuditFilter> => ({
  ...exact,
  actions: kind && actionsOf[kind],
  from: from ? new Date(from) : undefined,
  to: to ? new Date(to) : undefined,
  anyOf: await anyOf(q.trim(), repositories),
});
