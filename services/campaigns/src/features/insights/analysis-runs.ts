import { createRunWorker } from '@folkmoot/service-kit';
import { atRest, type InsightRunRecord } from '../../entities/insight';
import { providerRuns } from '../../integrations/ai';
import type { InsightRecords, InsightTools } from './insight.types';
import { messages } from './insights.messages';
import { ANALYSE_JOB } from './job-names';

/** A campaign has one run: a newer one has replaced it. */
export const analysisRuns = createRunWorker<InsightRecords, InsightRunRecord>({
  ...providerRuns,
  find: ({ insights }, runId) => insights.findRunById(runId),
  save: ({ insights }, run) => insights.saveRun(run),
  gaveUp: messages.gaveUp,
  atRest,
});

export const queueAnalysis =
  ({ jobs }: Pick<InsightTools, 'jobs'>) =>
  ({ campaignId, councilId, runId }: InsightRunRecord, at?: Date): Promise<string> =>
    jobs.schedule(ANALYSE_JOB, { campaignId, councilId, runId }, at);
