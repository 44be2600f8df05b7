import { type Answer, defaultBranding, type Question } from '@folkmoot/contracts';
import type { PublishedSurvey } from '../../../services/public/src/entities/published-survey/campaign-copy.domain';

const QUESTIONS = 20;

const questions: Question[] = Array.from({ length: QUESTIONS }, (_, index) => ({
  id: `q${index}`,
  type: index % 2 ? 'rating' : 'text',
  title: `Question ${index + 1}`,
  required: true,
}));

/** One answer to each of the 20 questions. */
export const benchAnswers: Answer[] = questions.map(({ id, type }) => ({
  questionId: id,
  answer: type === 'rating' ? 4 : 'More shade and a place to sit',
}));

/** The survey of all measurements: 20 questions, text and rating in turns. */
export const benchSurvey = (): PublishedSurvey => {
  const texts = { title: 'Benchmark', description: '' };
  const ids = { councilId: 'council_bench' };
  const current = {
    ...texts,
    ...ids,
    campaignId: 'campaign_bench',
    version: 1,
    series: 1,
    publishedAt: '2026-01-01T00:00:00.000Z',
    introText: '',
    introFile: null,
    questions,
  };
  return {
    campaign: {
      ...texts,
      ...ids,
      id: current.campaignId,
      status: 'active',
      frequency: 'once',
      startDate: null,
      endDate: null,
      publishedVersion: 1,
      isDeleted: false,
      revision: 1,
      closedAt: null,
    },
    council: {
      name: 'Benchmark',
      slug: 'benchmark',
      language: 'en',
      timezone: 'Europe/London',
      branding: defaultBranding,
    },
    privacy: { collectsDevice: true, collectsReferrer: true, privacyNotice: '' },
    current,
    versionOf: () => current,
  };
};
