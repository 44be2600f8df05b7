import type { AnalysisType, Insight, InsightResult, Insights } from '@folkmoot/contracts/client';
import { analysisTypes } from '@folkmoot/contracts/client';

const quote = (responseId: string, text: string) => ({ responseId, questionId: 'q1', text });
const dark = quote('r1', 'The river path is pitch dark in winter and I am frightened.');
const lamps = quote('r2', 'Please repair the broken lamps by the weir.');
const flowers = quote('r3', 'I love the flower beds at the gate.');

const results: Readonly<Record<AnalysisType, InsightResult>> = {
  sentiment: {
    type: 'sentiment',
    overallSentiment: 4,
    sentimentDistribution: { positive: 3, neutral: 2, negative: 5 },
    judged: 10,
    summary: 'Of 10 comments, 3 are positive, 5 negative and 2 neutral.',
    quotes: [
      { ...flowers, label: 'positive' },
      { ...dark, label: 'negative' },
    ],
  },
  themes: {
    type: 'themes',
    themes: [
      {
        name: 'Lighting',
        frequency: 6,
        description: '6 comments: 0 positive, 5 negative, 1 neutral. Most are negative.',
        examples: [dark.text, lamps.text],
        quotes: [dark, lamps],
        terms: ['dark', 'lamps'],
      },
    ],
    summary: 'Most named in 10 comments: Lighting (6).',
  },
  summary: {
    type: 'summary',
    summary: '12 responses hold 10 comments that could be read.',
    points: [{ text: 'Lighting: most are negative.', quotes: [lamps] }],
  },
  recommendations: {
    type: 'recommendations',
    recommendations: [
      {
        title: 'Act on: Lighting',
        priority: 'High',
        description:
          'Walk the places that people call dark after sunset. Named in 6 comments, of which 5 are negative.',
        quotes: [dark],
      },
      {
        title: 'Consider: Trees, flowers and green space',
        priority: 'Low',
        description: 'Plan planting where people ask for it. Named in 2 comments, of which 0 complain.',
        quotes: [flowers],
      },
    ],
  },
};

/** One analysis in the format of the campaigns service. */
export const sampleInsight = (type: AnalysisType): Insight => ({
  type,
  analysis: 'text',
  result: results[type],
  lack: null,
  base: { responses: 12, responsesRead: 12, comments: 10, read: 10, leftOut: 0, languages: ['en'] },
  provider: { kind: 'built_in', model: 'built-in', region: '', promptVersion: '1' },
  inputHash: 'a1b2c3',
  dropped: 0,
  droppedClaims: [],
  asOf: '2026-11-20T09:30:00.000Z',
  days: { from: null, to: null },
  isOutdated: false,
});

/** All four analyses of a campaign, with a ledger entry. */
export const sampleInsights = (): Insights => ({
  insights: analysisTypes.map(sampleInsight),
  run: null,
  sendings: [
    {
      id: 's1',
      provider: 'vertex',
      model: 'gemini-pro',
      type: 'themes',
      comments: 120,
      contentHash: '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8',
      redactions: { email: 2, name: 1 },
      sentAt: '2026-11-19T14:05:00.000Z',
    },
  ],
  range: { from: null, to: null },
});
