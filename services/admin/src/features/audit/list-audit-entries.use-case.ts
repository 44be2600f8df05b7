import type { AuditEntry, listAuditEntriesOperation, QueryOf } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import type { Listed } from '../../records/listed';
import { auditFilterOf } from './audit-filter';
import { auditViews } from './audit-view';

/** Who did what, newest first, with the names that people and councils have now. */
export const listAuditEntriesAcrossCouncils = async (
  { units }: Pick<Deps, 'units'>,
  { cursor, limit, ...query }: QueryOf<typeof listAuditEntriesOperation>,
): Promise<Listed<AuditEntry>> => {
  const repositories = units.readerAcrossCouncils();
  const filter = await auditFilterOf(query, repositories);
  const { items, nextCursor } = await repositories.audit.list({ ...filter, cursor, limit });
  return { items: await auditViews(items, repositories), nextCursor };
};
