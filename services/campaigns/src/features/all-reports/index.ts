export { allReportRoutes } from './all-reports.routes';
