import {
  exportAuditEntriesOperation,
  getAuditFiltersOperation,
  listAuditEntriesOperation,
  verifyAuditByCommandOperation,
  verifyAuditOperation,
} from '@folkmoot/contracts';
import { asUser, file, route } from '@folkmoot/service-kit';
import type { AuditDeps } from './audit.deps';
import { exportAuditEntriesAcrossCouncils } from './export-audit-entries.use-case';
import { getAuditFiltersAcrossCouncils } from './get-audit-filters.use-case';
import { listAuditEntriesAcrossCouncils } from './list-audit-entries.use-case';
import { verifyAuditAcrossCouncils } from './verify-audit.use-case';

const fileName = (now: Date): string => `activity_log_${now.toISOString().slice(0, 'YYYY-MM-DD'.length)}.csv`;

export const auditRoutes = (deps: AuditDeps) => [
  route(listAuditEntriesOperation, { handle: ({ query }) => listAuditEntriesAcrossCouncils(deps, query) }),
  route(exportAuditEntriesOperation, {
    handle: async ({ actor, query }) =>
      file(await exportAuditEntriesAcrossCouncils(deps, asUser(actor), query), {
        type: 'text/csv; charset=utf-8',
        name: fileName(deps.clock.now()),
      }),
  }),
  route(getAuditFiltersOperation, { handle: () => getAuditFiltersAcrossCouncils(deps) }),
  route(verifyAuditOperation, { handle: () => verifyAuditAcrossCouncils(deps) }),
  route(verifyAuditByCommandOperation, {
    handle: ({ query: { position, hash } }) =>
      verifyAuditAcrossCouncils(deps, position !== undefined && hash !== undefined ? { position, hash } : null),
  }),
];
