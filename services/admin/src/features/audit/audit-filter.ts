import type { exportAuditEntriesOperation, QueryOf } from '@folkmoot/contracts';
import type { AuditFilter } from '../../records/audit.repository';
import type { Repositories } from '../../records/repositories';

export type AuditQuery = QueryOf<typeof exportAuditEntriesOperation>;

/** More people or councils than that with one text in their name: then it says too little. */
const MOST_MATCHES = 200;

const anyOf = async (
  text: string,
  { users, councils }: Pick<Repositories, 'users' | 'councils'>,
): Promise<AuditFilter['anyOf']> => {
  if (text === '') return undefined;
  const people = (await users.list({ q: text, limit: MOST_MATCHES })).items.map(({ id }) => id);
  const places = (await councils.list({ q: text, limit: MOST_MATCHES })).items.map(({ id }) => id);
  return { text, ids: [text, ...people, ...places] };
};

/** Entries hold ids: a text is looked for in names first, then the ids it stands for in the log. */
export const auditFilterOf = async (
  { q = '', from, to, ...exact }: AuditQuery,
  repositories: Pick<Repositories, 'users' | 'councils'>,
): Promise<AuditFilter> => ({
  ...exact,
  from: from ? new Date(from) : undefined,
  to: to ? new Date(to) : undefined,
  anyOf: await anyOf(q.trim(), repositories),
});
