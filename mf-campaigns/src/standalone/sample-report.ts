import type { Report } from '@folkmoot/contracts/client';
import { parkSurvey } from '@folkmoot/sample-data/park';

/** A report with one question and one round. */
export const report = (patch: Partial<Report> = {}): Report => ({
  campaignId: 'c1',
  title: parkSurvey.title,
  description: '',
  status: 'active',
  targetResponses: 100,
  responses: 40,
  totalResponses: 40,
  completionRate: 80,
  views: 70,
  starts: 50,
  completes: 40,
  abandons: 10,
  stops: [{ questionId: 'q1', title: 'How is the park?', count: 4 }],
  excluded: 0,
  rounds: [{ round: 1, responses: 40 }],
  averageSeconds: 200,
  medianSeconds: 150,
  questions: 1,
  timezone: 'Europe/London',
  period: { from: '2026-11-01', to: '2026-11-03' },
  timeline: [
    { date: '2026-11-01', count: 30 },
    { date: '2026-11-02', count: 0 },
    { date: '2026-11-03', count: 10 },
  ],
  results: [
    {
      questionId: 'q1',
      type: 'rating',
      title: 'How is the park?',
      answered: 40,
      average: 4.5,
      distribution: [{ value: '5', label: 'Very Satisfied', count: 40, percent: 100 }],
      segments: [{ value: '5', label: 'Very Satisfied', count: 40, percent: 100 }],
    },
  ],
  revision: 7,
  ...patch,
});

// jsdom has no server-sent events. This source emits no events, like an idle server.
class QuietEventSource extends EventTarget {
  close() {}
}

export const silenceLiveEvents = () => Object.assign(window, { EventSource: QuietEventSource });
