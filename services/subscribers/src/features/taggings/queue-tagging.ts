import type { TaggingRef } from '../../taggings/tagging.repository';
import type { TaggingDeps } from './deps';

export const TAGGING_JOB = 'subscribers.tagging';

/** Has the tagging worked on. Should this be lost on the way, the sweep queues it again. */
export const queueTagging = ({ jobs }: Pick<TaggingDeps, 'jobs'>, ref: TaggingRef): Promise<string> =>
  jobs.schedule(TAGGING_JOB, ref);
