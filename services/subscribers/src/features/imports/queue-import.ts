import type { Jobs } from '@folkmoot/service-kit';
import type { ImportRef } from '../../entities/import';

export const IMPORT_JOB = 'subscribers.import';
export const TRIAL_JOB = 'subscribers.try-import';

/** Queues the import. When the job is lost, the sweep queues it again. */
export const queueImport = (jobs: Pick<Jobs, 'schedule'>, ref: ImportRef): Promise<string> =>
  jobs.schedule(IMPORT_JOB, ref);
