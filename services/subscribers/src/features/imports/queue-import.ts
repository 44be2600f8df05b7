import type { ImportRef } from '../../imports/import.repository';
import type { ImportDeps } from './deps';

export const IMPORT_JOB = 'subscribers.import';

/** Has the import worked on. Should this be lost on the way, the sweep queues it again. */
export const queueImport = ({ jobs }: Pick<ImportDeps, 'jobs'>, ref: ImportRef): Promise<string> =>
  jobs.schedule(IMPORT_JOB, ref);
