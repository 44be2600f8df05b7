import { defineFeature } from '@folkmoot/service-kit';
import { maintenanceEntity } from '../../entities/maintenance/maintenance.mongo';
import { maintenanceRoutes } from './maintenance.routes';

/** Announcements of maintenance to staff. */
export const maintenanceFeature = defineFeature({
  name: 'maintenance',
  entities: [maintenanceEntity],
  routes: maintenanceRoutes,
});
