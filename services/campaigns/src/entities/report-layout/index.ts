export { type ReportLayoutRecords, readLayout, readTemplate, USUAL_LANGUAGE } from './read-layout';
export {
  asTemplate,
  missingIn,
  type ReportLayoutRecord,
  type ReportTemplateRecord,
  unlistedIn,
} from './report-layout.domain';
export type { ReportLayoutRepository, ReportTemplateRepository } from './report-layout.repository';
