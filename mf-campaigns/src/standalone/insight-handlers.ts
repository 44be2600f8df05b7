import {
  type AnalysisType,
  analyseResponsesOperation,
  analysisTypes,
  cancelAnalysisOperation,
  clearInsightsOperation,
  dismissAnalysisOperation,
  getAnalysisStatusOperation,
  getInsightsOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle } from '@folkmoot/shell-sdk/standalone';
import { sampleInsights } from './sample-insights';

/** Analyses in memory: created at once, deleted when they are cleared. */
export const insightHandlers = (): Handler[] => {
  const made = new Set<AnalysisType>(analysisTypes);
  return [
    handle(getInsightsOperation, () => {
      const all = sampleInsights();
      return { ...all, insights: all.insights.filter(({ type }) => made.has(type)) };
    }),
    handle(getAnalysisStatusOperation, () => ({
      status: 'working' as const,
      error: null,
      provider: 'built_in' as const,
      model: 'built-in',
      region: '',
      retryAt: null,
      job: null,
    })),
    handle(analyseResponsesOperation, ({ body: { analysisType } }) => {
      const types = analysisType === 'all' ? analysisTypes : [analysisType];
      for (const type of types) made.add(type);
      return {
        success: true,
        analysis: '',
        result: null,
        error: null,
        model: 'built-in',
        region: '',
        responseCount: 12,
        jobId: 'run-1',
      };
    }),
    handle(clearInsightsOperation, () => made.clear()),
    handle(cancelAnalysisOperation, () => undefined),
    handle(dismissAnalysisOperation, () => undefined),
  ];
};
