import type {
  AnswerValue,
  FieldProblem,
  Question,
  QuestionInput,
  QuestionResult,
  QuestionTypeId,
  SurveyContent,
} from '@folkmoot/contracts';
import {
  checkSurvey,
  hasQuestionType,
  questionType,
  type ResultChart,
  type Segment,
} from '@folkmoot/question-types/core';

export {
  type Area,
  type Areas,
  addCounts,
  areasOf,
  type Bucket,
  bucketsOf,
  compareSurveys,
  estimatedMinutes,
  filteredReport,
  filtersInWords,
  formatDuration,
  isComparable,
  medianOf,
  meetsTest,
  NOT_ASKED,
  onceForEachAnswer,
  questionResult,
  type SegmentTest,
  translatedLanguages,
  trimmedAverageOf,
  visibleQuestions,
  withoutStaleTranslations,
} from '@folkmoot/question-types/core';

/** @file The one place where this service meets the question types. */

type Counters = Readonly<Record<string, number>>;

/** What an answer adds to the counters of its question; nothing when it is no answer of the question's type. */
export const incrementsOf = (question: Question, answer: AnswerValue): Counters => {
  const type = questionType(question.type);
  const parsed = type.parse(answer, question);
  return parsed.ok ? type.increments(parsed.value, question) : {};
};

/** The groups that answers to a question fall into. */
export const segmentsOf = (question: Question): readonly Segment[] => questionType(question.type).segments(question);

/** A result as documents show it. */
export const chartOf = (result: QuestionResult): ResultChart =>
  questionType(result.type).chart(result, result.answered);

/** Whether people answer a question in their own words. */
export const isInOwnWords = (type: string): boolean =>
  hasQuestionType(type) && questionType(type as QuestionTypeId).conditionInput === 'text';

/** Whether answers are comments that analyses read. */
export const holdsComments = (type: string): boolean =>
  hasQuestionType(type) && questionType(type as QuestionTypeId).holdsComments === true;

const withIds = (question: QuestionInput, makeId: () => string): Question => {
  const { options, ...rest } = question;
  return {
    ...rest,
    id: question.id ?? makeId(),
    ...(options
      ? { options: options.map((option) => (typeof option === 'string' ? { id: makeId(), label: option } : option)) }
      : {}),
  };
};

/** Questions as they are kept: every part with an id, and only what their type uses. */
export const normalised = (questions: readonly QuestionInput[], makeId: () => string): Question[] =>
  questions.map((given) => {
    const question = withIds(given, makeId);
    return hasQuestionType(question.type) ? questionType(question.type).normalise(question) : question;
  });

/** What must be mended before residents can answer, by the path of each question; warnings are not among them. */
export const problemsOf = (content: Pick<SurveyContent, 'questions'> & Partial<SurveyContent>): FieldProblem[] => {
  const places = new Map(content.questions.map(({ id }, index) => [id, index]));
  return checkSurvey(content).flatMap(({ severity, questionId, message }) =>
    severity === 'error'
      ? [{ path: questionId === null ? 'title' : `questions.${places.get(questionId)}`, message }]
      : [],
  );
};
