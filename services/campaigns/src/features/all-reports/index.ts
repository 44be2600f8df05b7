import { defineFeature } from '@folkmoot/service-kit';
import { allReportRoutes } from './all-reports.routes';

export const allReportsFeature = defineFeature({ name: 'all-reports', routes: allReportRoutes });
