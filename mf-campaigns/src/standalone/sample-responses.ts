import {
  type AnswerCounts,
  type AnswerFilter,
  decodeAnswerFilters,
  dictionary,
  LANGUAGE_ANSWERED_IN,
  lookup,
  type Question,
  type QuestionResult,
  type Report,
  type Response,
} from '@folkmoot/contracts/client';
import { type Counters, meetsTest, questionResult, questionType } from '@folkmoot/question-types/core';
import { byTurns } from '@folkmoot/sample-data/by-turns';
import { sampleIds } from '@folkmoot/sample-data/council';
import { type SampleQuestion, sampleQuestions } from './sample-questions';

const COUNT = 180;
const DAYS = 45;
const DAY_MS = 86_400_000;
const devices = ['mobile', 'mobile', 'desktop', 'mobile', 'tablet'] as const;
const browsers = ['Safari', 'Chrome', 'Firefox', 'Chrome'] as const;

const answersOf = (index: number): Response['answers'] =>
  sampleQuestions.flatMap(({ question, answers }, at) => {
    const answer = byTurns(answers, index + at * 3);
    return answer === null ? [] : [{ questionId: question.id, answer }];
  });

const responseOf = (campaignId: string, index: number): Response => {
  const answers = answersOf(index);
  // Many responses in the first days, fewer later.
  const ageDays = DAYS - Math.floor(DAYS * (index / COUNT) ** 1.6);
  return {
    id: `r${index}`,
    councilId: sampleIds.councilId,
    campaignId,
    number: index + 1,
    version: 1,
    series: 1,
    round: 1,
    createdAt: new Date(Date.now() - ageDays * DAY_MS + (index % 9) * 3_600_000).toISOString(),
    completionTimeSeconds: 60 + ((index * 37) % 240),
    ipAddress: null,
    answers,
    deviceType: byTurns(devices, index),
    browserFamily: byTurns(browsers, index),
    totalQuestions: sampleQuestions.length,
    questionsAnswered: answers.length,
    marks: index % 40 === 7 ? ['very_fast'] : [],
    isExcluded: false,
  };
};

/** Responses of the last weeks, newest first. */
export const sampleResponses = (campaignId: string): Response[] =>
  Array.from({ length: COUNT }, (_, index) => responseOf(campaignId, index)).toReversed();

const dayOf = ({ createdAt }: Response): string => createdAt.slice(0, 10);

const countersOf = (question: Question, responses: readonly Response[]): Record<string, number> => {
  const counters = dictionary<number>();
  for (const { answers } of responses) {
    const match = answers.find(({ questionId }) => questionId === question.id);
    const raised: Counters = match ? questionType(question.type).increments(match.answer, question) : {};
    for (const [name, by] of Object.entries(raised)) counters[name] = (lookup(counters, name) ?? 0) + by;
  }
  return counters;
};

const resultOf = (question: Question, responses: readonly Response[]): QuestionResult =>
  questionResult(question, countersOf(question, responses));

const timelineOf = (responses: readonly Response[]): Report['timeline'] => {
  const counts = new Map<string, number>();
  for (const response of responses.toReversed()) {
    counts.set(dayOf(response), (counts.get(dayOf(response)) ?? 0) + 1);
  }
  return [...counts].map(([date, count]) => ({ date, count })).sort((a, b) => a.date.localeCompare(b.date));
};

type Figures = Omit<
  Report,
  'campaignId' | 'title' | 'description' | 'status' | 'targetResponses' | 'timezone' | 'revision'
>;

/** The figures of a report for some of the responses, counted as in the campaigns service. */
export const figuresOf = (all: readonly Response[], range: { from?: string; to?: string }): Figures => {
  const { from = '', to = '9999' } = range;
  const responses = all.filter((response) => dayOf(response) >= from && dayOf(response) <= to);
  const timeline = timelineOf(responses);
  const times = responses.map(({ completionTimeSeconds }) => completionTimeSeconds ?? 0).sort((a, b) => a - b);
  const first = timeline.at(0);
  const last = timeline.at(-1);
  return {
    responses: responses.length,
    totalResponses: all.length,
    completionRate: responses.length > 0 ? 78 : null,
    views: responses.length * 2,
    starts: Math.round(responses.length / 0.78),
    completes: responses.length,
    abandons: Math.round(responses.length * 0.2),
    stops: sampleQuestions.slice(0, 2).map(({ question }, index) => ({
      questionId: question.id,
      title: question.title,
      count: Math.round(responses.length / (8 + index * 12)),
    })),
    excluded: all.filter(({ isExcluded }) => isExcluded).length,
    rounds: [{ round: 1, responses: responses.length }],
    averageSeconds: times.length > 0 ? Math.round(times.reduce((sum, time) => sum + time, 0) / times.length) : null,
    medianSeconds: times[Math.floor(times.length / 2)] ?? null,
    questions: sampleQuestions.length,
    period: first && last ? { from: first.date, to: last.date } : null,
    timeline,
    results: sampleQuestions.map(({ question }: SampleQuestion) => resultOf(question, responses)),
  };
};

const isMet = ({ answers, language = '' }: Response, filter: AnswerFilter): boolean => {
  if (filter.questionId === LANGUAGE_ANSWERED_IN) return 'segments' in filter && filter.segments.includes(language);
  const question = sampleQuestions.find((each) => each.question.id === filter.questionId)?.question;
  const answer = answers.find(({ questionId }) => questionId === filter.questionId)?.answer;
  if (!question || answer === undefined) return false;
  if ('words' in filter) return String(answer).toLowerCase().includes(filter.words.toLowerCase());
  if ('from' in filter) {
    const day = String(answer).slice(0, filter.from.length || filter.to.length);
    return day >= filter.from && (filter.to === '' || day <= filter.to);
  }
  const segments = questionType(question.type).segments(question);
  return segments.some(({ value, test }) => filter.segments.includes(value) && meetsTest(answer, test));
};

/** The responses that match the days and the filters of an address. */
export const fittingOf = (
  all: readonly Response[],
  { from = '', to = '9999', where = '' }: { from?: string; to?: string; where?: string },
): Response[] => {
  const filters = decodeAnswerFilters(where) ?? [];
  return all.filter(
    (response) =>
      dayOf(response) >= from && dayOf(response) <= to && filters.every((filter) => isMet(response, filter)),
  );
};

/** Counts as in the campaigns service, in one page. Does not support cross tables. */
export const countsOf = (all: readonly Response[], fitting: readonly Response[]): AnswerCounts => ({
  looked: all.length,
  total: all.length,
  responses: fitting.length,
  days: Object.fromEntries(timelineOf(fitting).map(({ date, count }) => [date, count])),
  seconds: {},
  questions: sampleQuestions.map(({ question }) => ({ question, counters: countersOf(question, fitting) })),
  cross: null,
  nextCursor: null,
});
