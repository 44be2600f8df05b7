import { defineOperation, type ServiceReport, serviceReportSchema } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import { type Route, route } from '../http/route';
import type { JobReport } from '../jobs/job-report';
import type { MailFigures } from '../mail/mail-record';
import type { QueueState, Transport } from '../messaging/transport';
import { pingMongo } from '../mongo/connect';
import type { OutboxSource } from '../outbox/source';
import type { BlobStore } from '../storage/blob-store';

/** Each service serves it; it is declared once. Admin asks all of them. */
export const getServiceReportOperation = defineOperation({
  name: 'getServiceReport',
  service: 'admin',
  method: 'get',
  path: '/internal/health',
  summary: 'What the service says of itself: database, queues, outboxes, mail, files, jobs.',
  can: 'internal',
  response: serviceReportSchema,
});

/** What a report is made from. */
export interface ReportGround {
  readonly service: string;
  readonly instance: string;
  readonly startedAt: Date;
  readonly connection: Connection;
  readonly transport: Pick<Transport, 'kind' | 'health' | 'queues'>;
  readonly consumes: readonly string[];
  readonly outboxes: readonly { name: string; source: Pick<OutboxSource, 'waiting'>; movedAt: () => Date | null }[];
  readonly mail: { isSetUp: boolean; figures: () => MailFigures };
  readonly storage: { kind: 'database' | 's3'; blobs: Pick<BlobStore, 'isHealthy'> };
  readonly jobs: () => Promise<readonly JobReport[]>;
}

/** Whoever asks waits a little longer than that: a part that hangs must not hide the others. */
const PATIENCE_MS = 1_200;

/** The outcome, or `otherwise` when it fails or takes too long. */
const inTime = async <T, O>(work: () => Promise<T>, otherwise: O): Promise<T | O> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<O>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
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
  fsTotalSize?: number;
  fsUsedSize?: number;
}

const freeBytes = ({ fsTotalSize, fsUsedSize }: DatabaseFigures): number | null =>
  fsTotalSize !== undefined && fsUsedSize !== undefined ? fsTotalSize - fsUsedSize : null;

const databaseReport = async (connection: Connection): Promise<ServiceReport['database']> => {
  const began = performance.now();
  const isUp = await inTime(() => pingMongo(connection), false);
  const ms = Math.round((performance.now() - began) * 10) / 10;
  if (!isUp) return { isUp, ms: null, dataBytes: null, freeBytes: null };
  const figures = await inTime<DatabaseFigures, DatabaseFigures>(
    async () => (await connection.db?.command({ dbStats: 1 })) ?? {},
    {},
  );
  return { isUp, ms, dataBytes: figures.dataSize ?? null, freeBytes: freeBytes(figures) };
};

const queueReport = ({ oldestAt, ...counts }: QueueState) => ({ ...counts, oldestAt: momentOf(oldestAt) });

const outboxReport = async ({ name, source, movedAt }: ReportGround['outboxes'][number]) => {
  const found = await inTime(() => source.waiting(), null);
  return { name, waiting: found?.count ?? null, oldestAt: momentOf(found?.oldestAt), movedAt: momentOf(movedAt()) };
};

const jobReport = ({
  name,
  isRecurring,
  lastRun,
  nextRunAt,
  overdueSince,
}: JobReport): ServiceReport['jobs'][number] => ({
  name,
  isRecurring,
  state: lastRun?.state ?? null,
  startedAt: momentOf(lastRun?.startedAt),
  finishedAt: momentOf(lastRun?.finishedAt),
  nextRunAt: momentOf(nextRunAt),
  failure: lastRun?.error ?? null,
  isOverdue: overdueSince !== null,
  overdueSince: momentOf(overdueSince),
});

const mailReport = ({ isSetUp, figures }: ReportGround['mail']): ServiceReport['mail'] => {
  const { sent, failed, lastSentAt, lastFailedAt } = figures();
  return { isSetUp, sent, failed, lastSentAt: momentOf(lastSentAt), lastFailedAt: momentOf(lastFailedAt) };
};

/** Asks every part of a service how it is; each has a second to answer. */
export const reportOf = async (ground: ReportGround): Promise<ServiceReport> => {
  const { service, instance, startedAt, connection, transport, consumes, outboxes, mail, storage, jobs } = ground;
  const [database, isUp, queues, waiting, isStorageUp, planned] = await Promise.all([
    databaseReport(connection),
    inTime(() => transport.health(), false),
    inTime(() => transport.queues(), []),
    Promise.all(outboxes.map(outboxReport)),
    inTime(() => storage.blobs.isHealthy(), false),
    inTime(jobs, []),
  ]);
  return {
    service,
    instance,
    startedAt: startedAt.toISOString(),
    database,
    transport: { kind: transport.kind, isUp },
    queues: queues.map(queueReport),
    consumes: [...consumes],
    outboxes: waiting,
    mail: mailReport(mail),
    storage: { kind: storage.kind, isUp: isStorageUp },
    jobs: planned.map(jobReport),
  };
};

export const reportRoute = (ground: ReportGround): Route =>
  route(getServiceReportOperation, { handle: () => reportOf(ground) });
