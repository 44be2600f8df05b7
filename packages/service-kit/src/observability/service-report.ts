import { defineOperation, type ServiceReport, serviceReportSchema } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import { type Route, route } from '../http/route';
import type { JobReport } from '../jobs/job-report';
import type { MailQueue } from '../mail/mail-queue';
import type { MailFigures } from '../mail/mail-record';
import type { QueueState, Transport } from '../messaging/transport';
import { listMigrationRecords } from '../migrations/migration-records';
import { pingMongo } from '../mongo/connect';
import type { OutboxSource } from '../outbox/source';
import type { BlobStore } from '../storage/blob-store';

/** Each service serves this operation, so it is declared once. Admin calls all services. */
export const getServiceReportOperation = defineOperation({
  name: 'getServiceReport',
  service: 'admin',
  method: 'get',
  path: '/internal/health',
  summary: 'What the service says of itself: database, queues, outboxes, mail, files, jobs.',
  can: 'internal',
  response: serviceReportSchema,
});

/** The sources of a report. */
export interface ReportSources {
  readonly service: string;
  readonly instance: string;
  readonly startedAt: Date;
  readonly connection: Connection;
  readonly transport: Pick<Transport, 'kind' | 'health' | 'queues'>;
  readonly consumes: readonly string[];
  readonly outboxes: readonly { name: string; source: Pick<OutboxSource, 'waiting'>; movedAt: () => Date | null }[];
  readonly mail: { isSetUp: boolean; figures: () => MailFigures };
  readonly mailQueues: readonly MailQueue[];
  readonly storage: { kind: 'database' | 's3'; blobs: Pick<BlobStore, 'isHealthy'> };
  readonly jobs: () => Promise<readonly JobReport[]>;
}

/**
 * Timeout of each part in milliseconds. The caller waits a little longer: a part that hangs must not hide the others.
 */
const TIMEOUT_MS = 1_200;

/** The result, or `otherwise` when it fails or takes too long. */
const inTime = async <T, O>(work: () => Promise<T>, otherwise: O): Promise<T | O> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<O>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
};

const momentOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

interface DatabaseFigures {
  dataSize?: number;
  /** Memory of the embedded engine. MongoDB does not report it here. */
  residentBytes?: number;
  fsTotalSize?: number;
  fsUsedSize?: number;
}

const freeBytes = ({ fsTotalSize, fsUsedSize }: DatabaseFigures): number | null =>
  fsTotalSize !== undefined && fsUsedSize !== undefined ? fsTotalSize - fsUsedSize : null;

const databaseReport = async (connection: Connection): Promise<ServiceReport['database']> => {
  const began = performance.now();
  const isUp = await inTime(() => pingMongo(connection), false);
  const ms = Math.round((performance.now() - began) * 10) / 10;
  if (!isUp) return { isUp, ms: null, dataBytes: null, freeBytes: null, memoryBytes: null };
  const figures = await inTime<DatabaseFigures, DatabaseFigures>(
    async () => (await connection.db?.command({ dbStats: 1 })) ?? {},
    {},
  );
  const { dataSize = null, residentBytes = null } = figures;
  return { isUp, ms, dataBytes: dataSize, freeBytes: freeBytes(figures), memoryBytes: residentBytes };
};

const dataReport = async (connection: Connection): Promise<ServiceReport['data']> => {
  const records = await listMigrationRecords(connection);
  const running = records.find(({ state }) => state === 'running');
  const migrating = running && {
    number: running.number,
    name: running.name,
    changed: running.changed,
    total: running.total,
    failure: running.error,
  };
  return { version: records.at(-1)?.number ?? 0, migrating: migrating ?? null };
};

const queueReport = ({ oldestAt, ...counts }: QueueState) => ({ ...counts, oldestAt: momentOf(oldestAt) });

const outboxReport = async ({ name, source, movedAt }: ReportSources['outboxes'][number]) => {
  const unsent = await inTime(() => source.waiting(), null);
  return { name, waiting: unsent?.count ?? null, oldestAt: momentOf(unsent?.oldestAt), movedAt: momentOf(movedAt()) };
};

const mailQueueReport = async ({ name, waiting }: MailQueue) => {
  const unsent = await inTime(waiting, null);
  return { name, waiting: unsent?.count ?? null, oldestAt: momentOf(unsent?.oldestAt) };
};

/** A run that an earlier version stored has only the time of its end. */
const succeededAt = (lastRun: JobReport['lastRun']): Date | null =>
  lastRun?.succeededAt ?? (lastRun?.state === 'done' ? lastRun.finishedAt : null);

const jobReport = ({
  name,
  isRecurring,
  lastRun,
  nextRunAt,
  lookedAt,
  overdueSince,
}: JobReport): ServiceReport['jobs'][number] => ({
  name,
  isRecurring,
  state: lastRun?.state ?? null,
  startedAt: momentOf(lastRun?.startedAt),
  finishedAt: momentOf(lastRun?.finishedAt),
  succeededAt: momentOf(succeededAt(lastRun)),
  nextRunAt: momentOf(nextRunAt),
  lookedAt: momentOf(lookedAt),
  failure: lastRun?.error ?? null,
  isOverdue: overdueSince !== null,
  overdueSince: momentOf(overdueSince),
});

const mailReport = ({ isSetUp, figures }: ReportSources['mail']): ServiceReport['mail'] => {
  const { sent, failed, lastSentAt, lastFailedAt } = figures();
  return { isSetUp, sent, failed, lastSentAt: momentOf(lastSentAt), lastFailedAt: momentOf(lastFailedAt) };
};

/** Asks every part of a service for its state; each has about a second to answer. */
export const reportOf = async (sources: ReportSources): Promise<ServiceReport> => {
  const { service, instance, startedAt, connection, transport, consumes, outboxes, mail, storage, jobs } = sources;
  const [database, data, isUp, queues, waiting, mailQueues, isStorageUp, planned] = await Promise.all([
    databaseReport(connection),
    inTime(() => dataReport(connection), null),
    inTime(() => transport.health(), false),
    inTime(() => transport.queues(), []),
    Promise.all(outboxes.map(outboxReport)),
    Promise.all(sources.mailQueues.map(mailQueueReport)),
    inTime(() => storage.blobs.isHealthy(), false),
    inTime(jobs, []),
  ]);
  return {
    service,
    instance,
    startedAt: startedAt.toISOString(),
    database,
    data,
    transport: { kind: transport.kind, isUp },
    queues: queues.map(queueReport),
    consumes: [...consumes],
    outboxes: waiting,
    mail: mailReport(mail),
    mailQueues,
    storage: { kind: storage.kind, isUp: isStorageUp },
    jobs: planned.map(jobReport),
  };
};

export const reportRoute = (sources: ReportSources): Route =>
  route(getServiceReportOperation, { handle: () => reportOf(sources) });
