import type {
  Actor,
  AuditEntry,
  listAuditEntriesOperation,
  listCouncilActivityOperation,
  QueryOf,
} from '@folkmoot/contracts';
import type { Context, Listed } from '@folkmoot/service-kit';
import type { AuditRecords } from './audit.types';
import { auditFilterOf } from './audit-filter';
import { auditViews } from './audit-view';

const listEntries = async (
  { acrossCouncils }: Context<AuditRecords, Actor>,
  { cursor, limit, ...query }: QueryOf<typeof listAuditEntriesOperation>,
  readBy?: string,
): Promise<Listed<AuditEntry>> => {
  const repositories = acrossCouncils.reader();
  const filter = await auditFilterOf(query, repositories);
  const { items, nextCursor } = await repositories.audit.list({ ...filter, cursor, limit });
  return { items: await auditViews(items, repositories, readBy), nextCursor };
};

/** Entries with actor, action and council, newest first, with present names. */
export const listAuditEntriesAcrossCouncils = (
  context: Context<AuditRecords, Actor>,
  query: QueryOf<typeof listAuditEntriesOperation>,
): Promise<Listed<AuditEntry>> => listEntries(context, query);

/** The entries of the actor's council. */
export const listCouncilActivity = (
  context: Context<AuditRecords>,
  query: QueryOf<typeof listCouncilActivityOperation>,
): Promise<Listed<AuditEntry>> => {
  const councilId = context.actor.councilId ?? '';
  return listEntries(context, { ...query, councilId }, councilId);
};
