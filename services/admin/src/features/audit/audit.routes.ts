import { listAuditEntriesOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { listAuditEntriesAcrossCouncils } from './list-audit-entries.use-case';

export const auditRoutes = (deps: Deps) => [
  route(listAuditEntriesOperation, { handle: ({ query }) => listAuditEntriesAcrossCouncils(deps, query) }),
];
