import { createRunWorker } from '@folkmoot/service-kit';
import type { LabelRun } from '../../entities/label-run';
import { providerRuns } from '../../integrations/ai';
import type { CommentRecords, LabellingTools } from './comment.types';
import { messages } from './comments.messages';

export const LABEL_JOB = 'comments.label';

/** A campaign has one run: a newer one has replaced it. */
export const labelRuns = createRunWorker<CommentRecords, LabelRun>({
  ...providerRuns,
  find: (records, runId) => records.labelRuns.findById(runId),
  save: (records, run) => records.labelRuns.save(run),
  gaveUp: messages.gaveUp,
});

export const queueLabelling =
  ({ jobs }: Pick<LabellingTools, 'jobs'>) =>
  ({ campaignId, councilId, runId }: LabelRun, at?: Date): Promise<string> =>
    jobs.schedule(LABEL_JOB, { campaignId, councilId, runId }, at);
