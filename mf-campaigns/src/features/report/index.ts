export { ReportTab } from './ReportTab';
