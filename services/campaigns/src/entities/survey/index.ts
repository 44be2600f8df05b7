export {
  type Area,
  type Areas,
  addCounts,
  answerInWords,
  areasOf,
  type Bucket,
  bucketsOf,
  chartOf,
  compareSurveys,
  estimatedMinutes,
  filteredReport,
  formatDuration,
  holdsComments,
  isInOwnWords,
  isPersonalQuestion,
  normalised,
  problemsOf,
  translatedLanguages,
  withoutStaleTranslations,
  withSources,
} from './question-types.domain';
export { seriesOf } from './series.domain';
export {
  checkRevision,
  checkSize,
  contentOf,
  emptySurvey,
  followTitle,
  idsNotToReuse,
  newSurvey,
  type Survey,
  withDraft,
  withFreshIds,
  withTitle,
} from './survey.domain';
export type { SurveyList, SurveyRepository, SurveyVersionRepository } from './survey.repository';
export { copyOfSurvey } from './survey-copy.domain';
