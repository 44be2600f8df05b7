export { comparedReports } from './compared-reports.domain';
export {
  differenceOf,
  hiddenInPublication,
  type PartCells,
  type PublishedReport,
  type QuestionCells,
  type ReportCells,
  reportCells,
} from './publication.domain';
