export { comparedReports } from './compared-reports.domain';
export { type DeletedAnswerRecords, followDeletedAnswers } from './deleted-answers';
export { hiddenInVersion, type PublicVersion } from './public-versions.domain';
export {
  differenceOf,
  hiddenInPublication,
  type PartCells,
  type PublishedReport,
  type QuestionCells,
  type ReportCells,
  reportCells,
} from './publication.domain';
export { consultationChanged, resultsAnswersRemoved, resultsPublished, resultsWithdrawn } from './publication.events';
export type {
  PublicationRecords,
  PublicationRepositoryAcrossCouncils,
  VersionRef,
} from './publication.repository';
export {
  currentVersion,
  everPublic,
  failedVersion,
  keptAnswers,
  newVersion,
  publishedVersion,
  type StoredPublication,
  type StoredVersion,
  withAnswersDueAgain,
  withDeletedAnswers,
  withdrawnVersion,
  withoutAnswers,
} from './version.domain';
