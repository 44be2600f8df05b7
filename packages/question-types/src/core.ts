export { addCounts, filteredReport } from './core/answer-counts';
export { answerFromCells, cellPartsOf, readMomentText } from './core/answer-from-cells';
export { answerReader } from './core/answer-readers';
export { answerSums } from './core/answer-sums';
export { answerInWords } from './core/answer-text';
export type { AnswerVariable, CodedValue, VariableKind } from './core/answer-variable';
export {
  type Area,
  type AreaBalance,
  type AreaQuota,
  type Areas,
  areasOf,
  KEEPING_UP,
  LEAST_BASE,
  MOST_POINTS,
  type OutsideAreas,
} from './core/areas';
export { arranged } from './core/arranged';
export { type Bucket, bucketsOf } from './core/buckets';
export { checkSurvey } from './core/check-survey';
export { compareSurveys, isComparable, type SurveyComparison } from './core/compare-surveys';
export { type Answers, visibleQuestions } from './core/conditions';
export { crossTest } from './core/cross-test';
export { formatDuration } from './core/duration';
export { filtersInWords, filterWords, labelFilter, languageFilter } from './core/filter-words';
export { foundAnswers, type LookUp, tablesFor } from './core/found-answers';
export { introFilesOf, markedIntroFile } from './core/intro-files';
export { onceForEachAnswer } from './core/known-answers';
export { countInQuota, isFull, isInQuota, quotaOptions, type Taken } from './core/limits';
export { isAnswered } from './core/met-conditions';
export { type MethodPart, methodPath } from './core/method';
export { newCondition, operatorLabel, takesValue } from './core/operators';
export {
  canBeLinked,
  type LinkGaps,
  linkGaps,
  matchByName,
  populationGroups,
  withCouncilLinks,
  withOwnLinks,
  withoutLinks,
} from './core/population';
export { withoutName } from './core/question-names';
export { NOT_ASKED, questionResult } from './core/question-result';
export type {
  AnswerProblem,
  AnyQuestionType,
  ChartPart,
  ChartRow,
  Choice,
  ConditionInput,
  ConditionNeeds,
  Counters,
  OptionCount,
  QuestionTypeCore,
  ResultChart,
  Segment,
  SegmentTest,
} from './core/question-type';
export { estimatedMinutes } from './core/reading-time';
export { hasQuestionType, questionType, questionTypes } from './core/registry';
export { applyRepair } from './core/repairs';
export { meetsTest } from './core/segments';
export type { ProblemCode, Repair, SurveyProblem } from './core/survey-problem';
export {
  isTranslated,
  type SurveyText,
  surveyTexts,
  translated,
  translatedLanguages,
  translationProgress,
  withOwnWords,
  withoutStaleTranslations,
} from './core/survey-texts';
export { textKey } from './core/text-key';
export { medianOf, trimmedAverageOf } from './core/times';
export { isStale, staleTexts, withSource, withSources } from './core/translation-sources';
export {
  answerProblem,
  type ResponseProblem,
  type ValidatedResponse,
  validateResponse,
} from './core/validate-response';
export { variablesOf } from './core/variables-of';
export { type WeightedCounters, withWeightedFigures } from './core/weighted-figures';
export { type Diverging, divergingOf, type ScaleSide, scaleSide, scaleStrength, upperSteps } from './figures/diverging';
export { bySize, isOrderMeaningful } from './figures/option-order';
export { SHADE_STEPS, type Shades, shadesOf } from './figures/shades';
export { withCarriedOptions } from './options/carried-options';
export { mayLackOptions } from './options/may-lack-options';
export { withOtherWords } from './options/other-words';
export { defaultRatingLabels, ratingFaces, ratingLabel, ratingValues } from './types/rating/rating.answers';
export type { RatingResult } from './types/rating/rating.core';
export { MAX_TEXT } from './types/text/text.answers';
