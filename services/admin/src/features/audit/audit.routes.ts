import {
  exportAuditEntriesOperation,
  exportCouncilActivityOperation,
  getAuditFiltersOperation,
  getCouncilActivityFiltersOperation,
  listAuditEntriesOperation,
  listAuditOfSubjectsOperation,
  listCouncilActivityOperation,
  verifyAuditByCommandOperation,
  verifyAuditOperation,
} from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import type { AuditApp, AuditTools } from './audit.types';
import { exportAuditEntriesAcrossCouncils, exportCouncilActivity } from './export-audit-entries.use-case';
import { getAuditFiltersAcrossCouncils, getCouncilActivityFilters } from './get-audit-filters.use-case';
import { listAuditEntriesAcrossCouncils, listCouncilActivity } from './list-audit-entries.use-case';
import { listAuditOfSubjects } from './list-audit-of-subjects.use-case';
import { verifyAuditAcrossCouncils } from './verify-audit.use-case';

const fileName = (now: Date): string => `activity_log_${now.toISOString().slice(0, 'YYYY-MM-DD'.length)}.csv`;

const csv = (rows: AsyncIterable<string>, now: Date) =>
  file(rows, { type: 'text/csv; charset=utf-8', name: fileName(now) });

export const auditRoutes = ({ route, clock }: AuditApp, tools: AuditTools) => [
  route(listAuditEntriesOperation, { handle: ({ context, query }) => listAuditEntriesAcrossCouncils(context, query) }),
  route(exportAuditEntriesOperation, {
    handle: async ({ context, query }) => csv(await exportAuditEntriesAcrossCouncils(context, query), clock.now()),
  }),
  route(listCouncilActivityOperation, { handle: ({ context, query }) => listCouncilActivity(context, query) }),
  route(listAuditOfSubjectsOperation, { handle: ({ context, body }) => listAuditOfSubjects(context, body) }),
  route(exportCouncilActivityOperation, {
    handle: async ({ context, query }) => csv(await exportCouncilActivity(context, query), clock.now()),
  }),
  route(getCouncilActivityFiltersOperation, { handle: ({ context }) => getCouncilActivityFilters(context) }),
  route(getAuditFiltersOperation, { handle: ({ context }) => getAuditFiltersAcrossCouncils(context) }),
  route(verifyAuditOperation, { handle: ({ context }) => verifyAuditAcrossCouncils(context, null, tools) }),
  route(verifyAuditByCommandOperation, {
    handle: ({ context, query: { position, hash } }) => {
      const anchor = position !== undefined && hash !== undefined ? { position, hash } : null;
      return verifyAuditAcrossCouncils(context, anchor, tools);
    },
  }),
];
