import type { Jobs } from '@folkmoot/service-kit';
import type { TaggingRef } from '../../entities/tagging';

export const TAGGING_JOB = 'subscribers.tagging';

/** Queues the tagging. When the job is lost, the sweep queues it again. */
export const queueTagging = (jobs: Pick<Jobs, 'schedule'>, ref: TaggingRef): Promise<string> =>
  jobs.schedule(TAGGING_JOB, ref);
