import {
  exportAuditEntriesOperation,
  getAuditFiltersOperation,
  listAuditEntriesOperation,
  verifyAuditByCommandOperation,
  verifyAuditOperation,
} from '@folkmoot/contracts';
import { file } from '@folkmoot/service-kit';
import type { AuditApp, AuditTools } from './audit.types';
import { exportAuditEntriesAcrossCouncils } from './export-audit-entries.use-case';
import { getAuditFiltersAcrossCouncils } from './get-audit-filters.use-case';
import { listAuditEntriesAcrossCouncils } from './list-audit-entries.use-case';
import { verifyAuditAcrossCouncils } from './verify-audit.use-case';

const fileName = (now: Date): string => `activity_log_${now.toISOString().slice(0, 'YYYY-MM-DD'.length)}.csv`;

export const auditRoutes = ({ route, clock }: AuditApp, tools: AuditTools) => [
  route(listAuditEntriesOperation, { handle: ({ context, query }) => listAuditEntriesAcrossCouncils(context, query) }),
  route(exportAuditEntriesOperation, {
    handle: async ({ context, query }) =>
      file(await exportAuditEntriesAcrossCouncils(context, query), {
        type: 'text/csv; charset=utf-8',
        name: fileName(clock.now()),
      }),
  }),
  route(getAuditFiltersOperation, { handle: ({ context }) => getAuditFiltersAcrossCouncils(context) }),
  route(verifyAuditOperation, { handle: ({ context }) => verifyAuditAcrossCouncils(context, null, tools) }),
  route(verifyAuditByCommandOperation, {
    handle: ({ context, query: { position, hash } }) => {
      const anchor = position !== undefined && hash !== undefined ? { position, hash } : null;
      return verifyAuditAcrossCouncils(context, anchor, tools);
    },
  }),
];
