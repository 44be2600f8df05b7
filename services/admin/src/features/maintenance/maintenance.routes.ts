import {
  announceMaintenanceOperation,
  getMaintenanceOperation,
  listMaintenancesOperation,
  withdrawMaintenanceOperation,
} from '@folkmoot/contracts';
import { announceMaintenanceAcrossCouncils } from './announce-maintenance.use-case';
import { getMaintenanceAcrossCouncils } from './get-maintenance.use-case';
import { listMaintenancesAcrossCouncils } from './list-maintenances.use-case';
import type { MaintenanceApp } from './maintenance.types';
import { withdrawMaintenanceAcrossCouncils } from './withdraw-maintenance.use-case';

export const maintenanceRoutes = ({ route }: MaintenanceApp) => [
  route(listMaintenancesOperation, { handle: ({ context, query }) => listMaintenancesAcrossCouncils(context, query) }),
  route(announceMaintenanceOperation, {
    handle: ({ context, body }) => announceMaintenanceAcrossCouncils(context, body),
  }),
  route(withdrawMaintenanceOperation, {
    handle: ({ context, params }) => withdrawMaintenanceAcrossCouncils(context, params.maintenanceId),
  }),
  route(getMaintenanceOperation, { handle: ({ context }) => getMaintenanceAcrossCouncils(context) }),
];
