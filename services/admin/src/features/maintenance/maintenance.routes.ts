import {
  announceMaintenanceOperation,
  getMaintenanceOperation,
  listMaintenancesOperation,
  withdrawMaintenanceOperation,
} from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { announceMaintenanceAcrossCouncils } from './announce-maintenance.use-case';
import { getMaintenanceAcrossCouncils } from './get-maintenance.use-case';
import { listMaintenancesAcrossCouncils } from './list-maintenances.use-case';
import { withdrawMaintenanceAcrossCouncils } from './withdraw-maintenance.use-case';

export const maintenanceRoutes = (deps: Deps) => [
  route(listMaintenancesOperation, { handle: ({ query }) => listMaintenancesAcrossCouncils(deps, query) }),
  route(announceMaintenanceOperation, {
    handle: ({ actor, body }) => announceMaintenanceAcrossCouncils(deps, actor, body),
  }),
  route(withdrawMaintenanceOperation, {
    handle: ({ actor, params }) => withdrawMaintenanceAcrossCouncils(deps, actor, params.maintenanceId),
  }),
  route(getMaintenanceOperation, { handle: () => getMaintenanceAcrossCouncils(deps) }),
];
