export { comparedReports } from './compared-reports.domain';
export { hiddenInVersion } from './public-versions.domain';
export {
  differenceOf,
  hiddenInPublication,
  type PartCells,
  type PublishedReport,
  type QuestionCells,
  type ReportCells,
  reportCells,
} from './publication.domain';
export { consultationChanged, resultsPublished, resultsWithdrawn } from './publication.events';
export type {
  PublicationRecords,
  PublicationRepositoryAcrossCouncils,
  VersionRef,
} from './publication.repository';
export {
  currentVersion,
  everPublic,
  failedVersion,
  newVersion,
  publishedVersion,
  type StoredPublication,
  type StoredVersion,
  withdrawnVersion,
} from './version.domain';
