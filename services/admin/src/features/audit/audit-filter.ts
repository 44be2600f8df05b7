import type { exportAuditEntriesOperation, QueryOf } from '@folkmoot/contracts';
import type { AuditFilter } from '../../entities/audit-entry';
import type { AuditRecords } from './audit.types';

export type AuditQuery = QueryOf<typeof exportAuditEntriesOperation>;

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
  { q = '', from, to, ...exact }: AuditQuery,
  repositories: Pick<AuditRecords, 'users' | 'councils'>,
): Promise<AuditFilter> => ({
  ...exact,
  from: from ? new Date(from) : undefined,
  to: to ? new Date(to) : undefined,
  anyOf: await anyOf(q.trim(), repositories),
});
