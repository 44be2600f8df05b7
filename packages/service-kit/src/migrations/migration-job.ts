import { defineJob, type JobDefinition } from '../jobs/job.types';
import type { ServiceKit } from '../lifecycle/service.types';
import type { Migration } from './migration.types';
import { doneNumbers } from './migration-records';
import { runMigrations } from './run-migrations';

type Kit = Pick<ServiceKit, 'name' | 'connection' | 'jobs' | 'logger' | 'units'>;

export interface MigrationJob {
  readonly jobs: readonly JobDefinition[];
  /** Queues a run when migrations are not done. Called at each start, after the jobs have started. */
  queue(): Promise<void>;
}

/** The job that migrates a service's data in the background, while the service already answers. */
export const migrationJob = (
  { name: service, connection, jobs, logger, units }: Kit,
  migrations: readonly Migration[],
): MigrationJob => {
  const job = `${service}.migrate-data`;
  if (migrations.length === 0) return { jobs: [], queue: async () => undefined };
  return {
    jobs: [
      defineJob(job, {
        // A migration must be completed, so its retries never end. Attempts that follow each other wait up to five minutes.
        attempts: Number.POSITIVE_INFINITY,
        run: async ({ signal, save }) => {
          const { again } = await runMigrations({
            service,
            connection,
            migrations,
            signal,
            units,
            onProgress: ({ number, name, changed, total, isComplete }) => {
              if (isComplete) logger.info({ migration: number, name, changed }, 'data migration completed');
              return save({ progress: { done: changed, total } });
            },
          });
          if (again) await jobs.schedule(job, null, again);
        },
      }),
    ],
    queue: async () => {
      const done = await doneNumbers(connection);
      if (migrations.some(({ number }) => !done.has(number))) await jobs.schedule(job, null);
    },
  };
};
