import type { Question, QuestionResult, Report, Response } from '@folkmoot/contracts/client';
import { type Counters, questionType } from '@folkmoot/question-types/core';
import { type SampleQuestion, sampleQuestions } from './sample-questions';

const COUNT = 180;
const DAYS = 45;
const DAY_MS = 86_400_000;
const devices = ['mobile', 'mobile', 'desktop', 'mobile', 'tablet'] as const;
const browsers = ['Safari', 'Chrome', 'Firefox', 'Chrome'] as const;

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

const answersOf = (index: number): Response['answers'] =>
  sampleQuestions.flatMap(({ question, answers }, at) => {
    const answer = pick(answers, index + at * 3);
    return answer === null ? [] : [{ questionId: question.id, answer }];
  });

const responseOf = (campaignId: string, index: number): Response => {
  const answers = answersOf(index);
  // Many in the first days, fewer later.
  const ageDays = DAYS - Math.floor(DAYS * (index / COUNT) ** 1.6);
  return {
    id: `r${index}`,
    councilId: 'council-riverside',
    campaignId,
    version: 1,
    series: 1,
    round: 1,
    createdAt: new Date(Date.now() - ageDays * DAY_MS + (index % 9) * 3_600_000).toISOString(),
    completionTimeSeconds: 60 + ((index * 37) % 240),
    ipAddress: null,
    answers,
    deviceType: pick(devices, index),
    browserFamily: pick(browsers, index),
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

const resultOf = (question: Question, responses: readonly Response[]): QuestionResult => {
  const type = questionType(question.type);
  const counters: Record<string, number> = {};
  for (const { answers } of responses) {
    const found = answers.find(({ questionId }) => questionId === question.id);
    const raised: Counters = found ? type.increments(found.answer, question) : {};
    for (const [name, by] of Object.entries(raised)) counters[name] = (counters[name] ?? 0) + by;
  }
  const { id, title, type: name } = question;
  return { questionId: id, type: name, title, answered: counters.answered ?? 0, ...type.result(counters, question) };
};

const timelineOf = (responses: readonly Response[]): Report['timeline'] => {
  const counts = new Map<string, number>();
  for (const response of responses.toReversed()) {
    counts.set(dayOf(response), (counts.get(dayOf(response)) ?? 0) + 1);
  }
  return [...counts].map(([date, count]) => ({ date, count })).sort((a, b) => a.date.localeCompare(b.date));
};

type Figures = Omit<Report, 'campaignId' | 'title' | 'description' | 'status' | 'timezone' | 'revision'>;

/** The figures of a report on some of the responses, counted as the campaigns service does. */
export const figuresOf = (all: readonly Response[], range: { from?: string; to?: string }): Figures => {
  const { from = '', to = '9999' } = range;
  const responses = all.filter((response) => dayOf(response) >= from && dayOf(response) <= to);
  const timeline = timelineOf(responses);
  const times = responses.map(({ completionTimeSeconds }) => completionTimeSeconds ?? 0).sort((a, b) => a - b);
  const [first, last] = [timeline.at(0), timeline.at(-1)];
  return {
    responses: responses.length,
    totalResponses: all.length,
    completionRate: responses.length > 0 ? 78 : null,
    views: responses.length * 2,
    starts: Math.round(responses.length / 0.78),
    completes: responses.length,
    averageSeconds: times.length > 0 ? Math.round(times.reduce((sum, time) => sum + time, 0) / times.length) : null,
    medianSeconds: times[Math.floor(times.length / 2)] ?? null,
    questions: sampleQuestions.length,
    period: first && last ? { from: first.date, to: last.date } : null,
    timeline,
    results: sampleQuestions.map(({ question }: SampleQuestion) => resultOf(question, responses)),
  };
};
