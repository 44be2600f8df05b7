import { defineFeature } from '@folkmoot/service-kit';
import { reportLayoutEntity } from '../../entities/report-layout/report-layout.mongo';
import { reportLayoutRoutes } from './report-layout.routes';

/** How the reports of campaigns are arranged, and what new ones of a council begin with. */
export const reportLayoutsFeature = defineFeature({
  name: 'report-layouts',
  entities: [reportLayoutEntity],
  routes: reportLayoutRoutes,
});
