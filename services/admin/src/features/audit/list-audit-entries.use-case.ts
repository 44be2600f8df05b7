import type { Actor, AuditEntry, listAuditEntriesOperation, QueryOf } from '@folkmoot/contracts';
import type { Context, Listed } from '@folkmoot/service-kit';
import type { AuditRecords } from './audit.types';
import { auditFilterOf } from './audit-filter';
import { auditViews } from './audit-view';

/** Entries with actor, action and council, newest first, with present names. */
export const listAuditEntriesAcrossCouncils = async (
  { acrossCouncils }: Context<AuditRecords, Actor>,
  { cursor, limit, ...query }: QueryOf<typeof listAuditEntriesOperation>,
): Promise<Listed<AuditEntry>> => {
  const repositories = acrossCouncils.reader();
  const filter = await auditFilterOf(query, repositories);
  const { items, nextCursor } = await repositories.audit.list({ ...filter, cursor, limit });
  return { items: await auditViews(items, repositories), nextCursor };
};
