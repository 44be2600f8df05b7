import type { ServiceReport } from '@folkmoot/contracts';
import { healthTexts as texts } from './health.messages';
import type { AskedService, HealthGround } from './health-ground.domain';
import { type Finding, isBehind, type Part, partOf } from './part.domain';

const QUIET_MS = 45_000;
const LITTLE_BYTES = 1024 ** 3;
const FAILURE_LENGTH = 200;

const serviceFinding = ({ report, ms, failure }: AskedService): Finding => {
  if (report && ms !== null) return { state: 'ok', detail: texts.answers(ms), figures: { ms } };
  if (failure === 'unset') return { state: 'unknown', detail: texts.noAddress };
  return { state: 'down', detail: typeof failure === 'number' ? texts.refused(failure) : texts.silent };
};

/** Whether this service began to listen so lately that others which start with it have not had their turn. */
const hasJustStarted = ({ services, now }: HealthGround): boolean => {
  const startedAt = services.find(({ name }) => name === 'admin')?.report?.startedAt;
  return startedAt !== undefined && now.getTime() - Date.parse(startedAt) < QUIET_MS;
};

/** Services of one installation start together, and this one may be the first to look around. */
const isAwaited = ({ failure, hasAnswered = true }: AskedService, ground: HealthGround): boolean =>
  failure !== null && failure !== 'unset' && !hasAnswered && hasJustStarted(ground);

const servicePart = (asked: AskedService, ground: HealthGround): Part => {
  const awaited = { state: 'unknown', detail: texts.serviceAwaited } as const;
  if (isAwaited(asked, ground)) return { ...partOf('service', asked.name, asked.name, awaited), isAwaited: true };
  const part = partOf('service', asked.name, asked.name, serviceFinding(asked));
  return asked.report ? { ...part, startedAt: new Date(asked.report.startedAt) } : part;
};

const databasePart = (asked: AskedService, ground: HealthGround): Part => ({
  ...partOf('database', asked.name, asked.name, databaseFinding(asked)),
  ...(isAwaited(asked, ground) ? { isAwaited: true } : {}),
});

const gatewayFinding = (ground: HealthGround): Finding => {
  const { gatewayHeardAt, now } = ground;
  if (!gatewayHeardAt) return { state: 'unknown', detail: texts.unheardGateway };
  const quiet = Math.max(0, now.getTime() - gatewayHeardAt.getTime());
  const figures = { lastAt: gatewayHeardAt.toISOString() };
  if (quiet > QUIET_MS && hasJustStarted(ground)) return { state: 'unknown', detail: texts.gatewayAwaited, figures };
  if (quiet > QUIET_MS) return { state: 'down', detail: texts.quietGateway(quiet), figures };
  return { state: 'ok', detail: texts.counting(quiet), figures };
};

const databaseFinding = ({ report }: AskedService): Finding => {
  if (!report) return { state: 'unknown', detail: texts.askNobody };
  const { isUp, ms, dataBytes } = report.database;
  if (!isUp) return { state: 'down', detail: texts.databaseDown };
  return { state: 'ok', detail: texts.databaseUp, figures: { ms, dataBytes } };
};

const storageFinding = ({ storage, database }: ServiceReport): Finding => {
  if (!storage.isUp) return { state: 'down', detail: texts.storageDown };
  if (storage.kind === 's3') return { state: 'ok', detail: texts.storageS3 };
  const { freeBytes } = database;
  const isFull = freeBytes !== null && freeBytes < LITTLE_BYTES;
  const figures = { freeBytes };
  return isFull
    ? { state: 'degraded', detail: texts.storageFull, figures }
    : { state: 'ok', detail: texts.storageInDatabase, figures };
};

type OutboxReport = ServiceReport['outboxes'][number];

/** What waits may have happened long ago, and have come a second ago: what counts is whether anything moves. */
const outboxFinding = ({ waiting, oldestAt, movedAt }: OutboxReport, startedAt: string, now: Date): Finding => {
  if (waiting === null) return { state: 'unknown', detail: texts.outboxUnknown };
  const figures = { waiting, oldestAt };
  if (waiting > 0 && isBehind(movedAt ?? startedAt, now))
    return { state: 'degraded', detail: texts.outboxBehind, figures };
  return { state: 'ok', detail: texts.outboxFlows, figures };
};

/** Errors may quote what somebody typed. */
const withoutAddresses = (text: string): string => text.replace(/(?<!\S)[^\s@]*@\S+/g, '…').slice(0, FAILURE_LENGTH);

type JobReport = ServiceReport['jobs'][number];

const jobWords = ({ state, isRecurring, failure }: JobReport): Omit<Finding, 'figures'> => {
  if (state === null) return { state: 'unknown', detail: texts.jobUntried };
  // A run that was asked for and failed is told to whoever asked; it does not mean that the scheduler is ill.
  if (state === 'failed')
    return { state: isRecurring ? 'degraded' : 'ok', detail: texts.jobFailed(withoutAddresses(failure ?? '')) };
  return { state: 'ok', detail: state === 'running' ? texts.jobRunning : texts.jobDone };
};

const overdueWords = ({ overdueSince, state }: JobReport, now: Date): string => {
  const late = overdueSince ? now.getTime() - Date.parse(overdueSince) : null;
  return state === 'running' ? texts.jobAbandoned(late) : texts.jobOverdue(late);
};

const jobFinding = (job: JobReport, now: Date): Finding => {
  const figures = { lastAt: job.finishedAt ?? job.startedAt, nextAt: job.nextRunAt };
  if (!job.isOverdue) return { ...jobWords(job), figures };
  const overdueSince = job.overdueSince ?? job.nextRunAt;
  return { state: 'degraded', detail: overdueWords(job, now), figures: { ...figures, nextAt: null, overdueSince } };
};

const partsOfReport = (report: ServiceReport, now: Date): Part[] => {
  const { service, startedAt, outboxes, jobs } = report;
  return [
    partOf('storage', service, service, storageFinding(report)),
    ...outboxes.map((outbox) => partOf('outbox', outbox.name, service, outboxFinding(outbox, startedAt, now))),
    ...jobs.map((job) => partOf('job', job.name, service, jobFinding(job, now))),
  ];
};

/** What can be said of each service and what is its own; of a service that does not answer, only that. */
export const serviceParts = (ground: HealthGround): Part[] => [
  ...ground.services.map((asked) => servicePart(asked, ground)),
  partOf('gateway', 'gateway', null, gatewayFinding(ground)),
  ...ground.services.map((asked) => databasePart(asked, ground)),
  ...ground.services.flatMap(({ report }) => (report ? partsOfReport(report, ground.now) : [])),
];
