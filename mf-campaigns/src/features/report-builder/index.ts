export { ReportBuilderPage } from './ReportBuilderPage';
