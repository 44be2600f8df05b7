import type { ServiceReport } from '@folkmoot/contracts';
import { healthTexts as texts } from './health.messages';
import type { ObservedState, ServiceAnswer } from './observed-state.domain';
import { type Finding, isBehind, type Part, partOf } from './part.domain';

const QUIET_MS = 45_000;
const LITTLE_BYTES = 1024 ** 3;
const FAILURE_LENGTH = 200;

const serviceFinding = ({ report, ms, failure }: ServiceAnswer): Finding => {
  if (report && ms !== null) return { state: 'ok', detail: texts.answers(ms), figures: { ms } };
  if (failure === 'unset') return { state: 'unknown', detail: texts.noAddress };
  return { state: 'down', detail: typeof failure === 'number' ? texts.refused(failure) : texts.silent };
};

/** Whether this service started so recently that services started at the same time may not be ready. */
const hasJustStarted = ({ services, now }: ObservedState): boolean => {
  const startedAt = services.find(({ name }) => name === 'admin')?.report?.startedAt;
  return startedAt !== undefined && now.getTime() - Date.parse(startedAt) < QUIET_MS;
};

/** Services of one installation start together, and this one may be the first to check. */
const isAwaited = ({ failure, hasAnswered = true }: ServiceAnswer, observed: ObservedState): boolean =>
  failure !== null && failure !== 'unset' && !hasAnswered && hasJustStarted(observed);

const servicePart = (service: ServiceAnswer, observed: ObservedState): Part => {
  const awaited = { state: 'unknown', detail: texts.serviceAwaited } as const;
  if (isAwaited(service, observed))
    return { ...partOf('service', service.name, service.name, awaited), isAwaited: true };
  const part = partOf('service', service.name, service.name, serviceFinding(service));
  return service.report ? { ...part, startedAt: new Date(service.report.startedAt) } : part;
};

const databasePart = (service: ServiceAnswer, observed: ObservedState): Part => ({
  ...partOf('database', service.name, service.name, databaseFinding(service)),
  ...(isAwaited(service, observed) ? { isAwaited: true } : {}),
});

const gatewayFinding = (observed: ObservedState): Finding => {
  const { gatewayHeardAt, now } = observed;
  if (!gatewayHeardAt) return { state: 'unknown', detail: texts.unheardGateway };
  const quiet = Math.max(0, now.getTime() - gatewayHeardAt.getTime());
  const figures = { lastAt: gatewayHeardAt.toISOString() };
  if (quiet > QUIET_MS && hasJustStarted(observed)) return { state: 'unknown', detail: texts.gatewayAwaited, figures };
  if (quiet > QUIET_MS) return { state: 'down', detail: texts.quietGateway(quiet), figures };
  return { state: 'ok', detail: texts.counting(quiet), figures };
};

/** Error messages may quote text that a person typed. */
const withoutAddresses = (text: string): string => text.replace(/(?<!\S)[^\s@]*@\S+/g, '…').slice(0, FAILURE_LENGTH);

const dataWords = ({ data }: ServiceReport): Omit<Finding, 'figures'> => {
  if (!data) return { state: 'ok', detail: texts.databaseUp };
  const { version, migrating } = data;
  if (!migrating) return { state: 'ok', detail: texts.dataVersion(version) };
  const { number, changed, total, failure } = migrating;
  if (failure === null) return { state: 'ok', detail: texts.dataMigrating(number, changed, total) };
  return { state: 'degraded', detail: texts.dataFailed(number, withoutAddresses(failure)) };
};

const databaseFinding = ({ report }: ServiceAnswer): Finding => {
  if (!report) return { state: 'unknown', detail: texts.askNobody };
  const { isUp, ms, dataBytes } = report.database;
  if (!isUp) return { state: 'down', detail: texts.databaseDown };
  return { ...dataWords(report), figures: { ms, dataBytes } };
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

/** The oldest entry may be old although it arrived just now. So the last movement decides, not the age of the entry. */
const outboxFinding = ({ waiting, oldestAt, movedAt }: OutboxReport, startedAt: string, now: Date): Finding => {
  if (waiting === null) return { state: 'unknown', detail: texts.outboxUnknown };
  const figures = { waiting, oldestAt };
  if (waiting > 0 && isBehind(movedAt ?? startedAt, now))
    return { state: 'degraded', detail: texts.outboxBehind, figures };
  return { state: 'ok', detail: texts.outboxFlows, figures };
};

type JobReport = ServiceReport['jobs'][number];

const jobWords = ({ state, isRecurring, failure, lookedAt }: JobReport): Omit<Finding, 'figures'> => {
  if (state === null && lookedAt) return { state: 'ok', detail: texts.jobWithoutWork };
  if (state === null) return { state: 'unknown', detail: texts.jobUntried };
  // A failed manual run is reported to the user who started it. It does not mean that the scheduler fails.
  if (state === 'failed')
    return { state: isRecurring ? 'degraded' : 'ok', detail: texts.jobFailed(withoutAddresses(failure ?? '')) };
  return { state: 'ok', detail: state === 'running' ? texts.jobRunning : texts.jobDone };
};

const overdueWords = ({ overdueSince, state }: JobReport, now: Date): string => {
  const late = overdueSince ? now.getTime() - Date.parse(overdueSince) : null;
  return state === 'running' ? texts.jobAbandoned(late) : texts.jobOverdue(late);
};

const jobFinding = (job: JobReport, now: Date): Finding => {
  const lookedAt = job.lookedAt ? { lookedAt: job.lookedAt } : {};
  const figures = { lastAt: job.finishedAt ?? job.startedAt, nextAt: job.nextRunAt, ...lookedAt };
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

/** Each service with its own parts. A service that does not answer has only its own state. */
export const serviceParts = (observed: ObservedState): Part[] => [
  ...observed.services.map((service) => servicePart(service, observed)),
  partOf('gateway', 'gateway', null, gatewayFinding(observed)),
  ...observed.services.map((service) => databasePart(service, observed)),
  ...observed.services.flatMap(({ report }) => (report ? partsOfReport(report, observed.now) : [])),
];
