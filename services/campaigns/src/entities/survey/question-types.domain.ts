import type {
  AnswerValue,
  FieldProblem,
  Question,
  QuestionInput,
  QuestionOption,
  QuestionResult,
  QuestionTypeId,
  SurveyContent,
} from '@folkmoot/contracts';
import {
  type ChartPart,
  type ChartRow,
  checkSurvey,
  hasQuestionType,
  questionType,
  type ResultChart,
  type Segment,
  withCarriedOptions,
  withOwnLinks,
} from '@folkmoot/question-types/core';

export {
  type Area,
  type Areas,
  addCounts,
  answerFromCells,
  answerInWords,
  areasOf,
  arranged,
  type Bucket,
  bucketsOf,
  cellPartsOf,
  compareSurveys,
  countInQuota,
  crossTest,
  estimatedMinutes,
  filteredReport,
  filtersInWords,
  formatDuration,
  isComparable,
  isFull,
  isInQuota,
  mayLackOptions,
  medianOf,
  meetsTest,
  NOT_ASKED,
  onceForEachAnswer,
  populationGroups,
  questionResult,
  readMomentText,
  type SegmentTest,
  type Taken,
  translated,
  translatedLanguages,
  trimmedAverageOf,
  validateResponse,
  visibleQuestions,
  type WeightedCounters,
  withCarriedOptions,
  withCouncilLinks,
  withOtherWords,
  withoutLinks,
  withoutStaleTranslations,
  withSources,
  withWeightedFigures,
} from '@folkmoot/question-types/core';
export type { ChartPart, ChartRow, ResultChart };

/** @file The only file of this service that uses the question types. */

type Counters = Readonly<Record<string, number>>;

/** The counters that an answer adds to; nothing when the answer does not fit the type. */
export const incrementsOf = (question: Question, answer: AnswerValue): Counters => {
  const type = questionType(question.type);
  const parsed = type.parse(answer, question);
  return parsed.ok ? type.increments(parsed.value, question) : {};
};

/** The same, with the counters that only weighted counts need. */
export const weightedIncrementsOf = (question: Question, answer: AnswerValue): Counters => {
  const type = questionType(question.type);
  const parsed = type.parse(answer, question);
  if (!parsed.ok) return {};
  return { ...type.increments(parsed.value, question), ...type.weightedIncrements?.(parsed.value, question) };
};

/** The groups for answers to a question. */
export const segmentsOf = (question: Question): readonly Segment[] => questionType(question.type).segments(question);

/** How days and times are compared. Undefined where answers are neither. */
export const momentsOf = (question: Question) => questionType(question.type).moments;

/** A result in the form that documents show. */
export const chartOf = (result: QuestionResult): ResultChart =>
  questionType(result.type).chart(result, result.answered);

/** Whether the answers to a question are free text. */
export const isInOwnWords = (type: string): boolean =>
  hasQuestionType(type) && questionType(type as QuestionTypeId).conditionInput === 'text';

/**
 * Whether the answers are personal data by the type or by what staff say, whatever the title asks for. The flag counts
 * for every type, because a question may have been of another type when people answered.
 */
export const isPersonalQuestion = (question: Question): boolean =>
  question.isPersonal === true ||
  (hasQuestionType(question.type) && questionType(question.type).isPersonal?.(question) === true);

/**
 * An answer without its personal parts: the area of a place, without the point. Null when nothing else is left, or when
 * the question cannot read the answer, as after a change of its type.
 */
export const withoutPersonalData = (question: Question, answer: AnswerValue): AnswerValue | null => {
  const type = questionType(question.type);
  const parsed = type.parse(answer, question);
  if (!parsed.ok) return null;
  return type.withoutPersonalData ? type.withoutPersonalData(parsed.value, question) : parsed.value;
};

/** Whether the answers are comments for analyses. */
export const holdsComments = (type: string): boolean =>
  hasQuestionType(type) && questionType(type as QuestionTypeId).holdsComments === true;

const withIds = (question: QuestionInput, makeId: () => string): Question => {
  const { options, columns, ...rest } = question;
  const withId = (part: string | QuestionOption): QuestionOption =>
    typeof part === 'string' ? { id: makeId(), label: part } : part;
  return {
    ...rest,
    id: question.id ?? makeId(),
    ...(options ? { options: options.map(withId) } : {}),
    ...(columns ? { columns: columns.map(withId) } : {}),
  };
};

/** Questions in their stored form: every part has an id, and there are only fields that the type uses. */
export const normalised = (questions: readonly QuestionInput[], makeId: () => string): Question[] =>
  withCarriedOptions(
    questions.map((input) => {
      const question = withIds(input, makeId);
      return hasQuestionType(question.type) ? questionType(question.type).normalise(question) : question;
    }),
  ).map(withOwnLinks);

/** Errors that block answers, by the path of each question. Warnings are left out. */
export const problemsOf = (content: Pick<SurveyContent, 'questions'> & Partial<SurveyContent>): FieldProblem[] => {
  const places = new Map(content.questions.map(({ id }, index) => [id, index]));
  return checkSurvey(content).flatMap(({ severity, questionId, message }) =>
    severity === 'error'
      ? [{ path: questionId === null ? 'title' : `questions.${places.get(questionId)}`, message }]
      : [],
  );
};
export { endPageOf } from '@folkmoot/question-types/end-pages';

/** How the answers of two people to a question are compared: by their words, or by what they chose. */
export type ComparedAs =
  | { readonly isText: true }
  | {
      readonly isText: false;
      readonly kind: 'choice' | 'choices' | 'number' | 'ranking' | 'other';
      readonly options: number;
    };

/** Null where the answers are personal data: nothing is derived from them. */
export const comparedAs = (question: Question): ComparedAs | null => {
  if (isPersonalQuestion(question)) return null;
  const type = questionType(question.type);
  if (type.conditionInput === 'text') return { isText: true };
  const segments = type.segments(question);
  const closed = (kind: Extract<ComparedAs, { isText: false }>['kind']): ComparedAs => ({
    isText: false,
    kind,
    options: segments.length,
  });
  if (type.conditionInput === 'number' || (type.groups && type.means)) return closed('number');
  if (type.groups) return closed('choice');
  if (segments.length === 0) return closed('other');
  return closed(segments[0]?.test.is === 'first' ? 'ranking' : 'choices');
};
