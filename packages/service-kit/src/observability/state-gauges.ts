/**
 * @file The state of a service as metrics: outboxes, queues, mails, jobs, database and disk. It is read when
 * somebody scrapes. Labels are names from the code: no council, no address and no id is ever a label.
 */
import { statfs } from 'node:fs/promises';
import type { ServiceReport } from '@folkmoot/contracts';
import { Counter, Gauge } from 'prom-client';
import type { Clock } from '../clock';
import { singleFlight } from '../concurrency/single-flight';
import type { Metrics } from './metrics';

const MS_PER_SECOND = 1_000;

/** The value of the label, empty for a metric without a label; and the figure, null while it is unknown. */
type Sample = readonly [label: string, value: number | null];

interface StateMetric {
  readonly name: string;
  readonly help: string;
  readonly type?: 'gauge' | 'counter';
  readonly label?: string;
  readonly samples: (report: ServiceReport, now: Date) => readonly Sample[];
}

const ageOf = (at: string | null | undefined, now: Date): number =>
  at ? Math.max(0, now.getTime() - Date.parse(at)) / MS_PER_SECOND : 0;

const flag = (value: boolean): number => (value ? 1 : 0);

/** The broker gives each service the state of all queues. Each queue is reported by its consumers only. */
const consumedQueues = ({ queues, consumes }: ServiceReport) => queues.filter(({ name }) => consumes.includes(name));

const recurringJobs = ({ jobs }: ServiceReport) => jobs.filter(({ isRecurring }) => isRecurring);

const outboxMetrics: readonly StateMetric[] = [
  {
    name: 'folkmoot_outbox_waiting',
    help: 'Events in the outbox that are not handed over',
    label: 'outbox',
    samples: ({ outboxes }) => outboxes.map(({ name, waiting }) => [name, waiting]),
  },
  {
    name: 'folkmoot_outbox_oldest_seconds',
    help: 'Age of the oldest event in the outbox',
    label: 'outbox',
    samples: ({ outboxes }, now) =>
      outboxes.map(({ name, waiting, oldestAt }) => [name, waiting === null ? null : ageOf(oldestAt, now)]),
  },
];

const queueMetrics: readonly StateMetric[] = [
  {
    name: 'folkmoot_queue_waiting',
    help: 'Events in the queue that no consumer has',
    label: 'queue',
    samples: (report) => consumedQueues(report).map(({ name, waiting }) => [name, waiting]),
  },
  {
    name: 'folkmoot_queue_in_hand',
    help: 'Events that this process is handling',
    label: 'queue',
    samples: (report) => consumedQueues(report).map(({ name, inHand }) => [name, inHand]),
  },
  {
    name: 'folkmoot_queue_oldest_seconds',
    help: 'Time since the oldest event that this process is handling entered the queue',
    label: 'queue',
    samples: (report, now) => consumedQueues(report).map(({ name, oldestAt }) => [name, ageOf(oldestAt, now)]),
  },
  {
    name: 'folkmoot_queue_consumers',
    help: 'Consumers of the queue',
    label: 'queue',
    samples: (report) => consumedQueues(report).map(({ name, consumers }) => [name, consumers]),
  },
  {
    name: 'folkmoot_queue_dead_letters',
    help: 'Events that the queue gave up on',
    label: 'queue',
    samples: (report) => consumedQueues(report).map(({ name, deadLetters }) => [name, deadLetters]),
  },
];

/** The label is not `job`: Prometheus has its own label of that name. */
/** In seconds. A job that looks for work, finds none and did not fail before is as good as one that ran. */
const lastSuccess = ({ succeededAt, lookedAt, failure }: ServiceReport['jobs'][number]): number | null => {
  const moments = [succeededAt, failure === null ? lookedAt : null].filter((moment) => moment != null);
  return moments.length === 0 ? null : Math.max(...moments.map((moment) => Date.parse(moment))) / MS_PER_SECOND;
};

const jobMetrics: readonly StateMetric[] = [
  {
    name: 'folkmoot_job_overdue_seconds',
    help: 'Time since the job should have started; 0 when it is not overdue',
    label: 'job_name',
    samples: ({ jobs }, now) => jobs.map(({ name, overdueSince }) => [name, ageOf(overdueSince, now)]),
  },
  {
    name: 'folkmoot_job_failed',
    help: '1 when the last run of the recurring job failed',
    label: 'job_name',
    samples: (report) => recurringJobs(report).map(({ name, failure }) => [name, flag(failure !== null)]),
  },
  {
    name: 'folkmoot_job_last_success_timestamp_seconds',
    help: 'When a run of the recurring job last ended without an error, or had nothing to do',
    label: 'job_name',
    samples: (report) => recurringJobs(report).map((job) => [job.name, lastSuccess(job)]),
  },
];

const mailMetrics: readonly StateMetric[] = [
  {
    name: 'folkmoot_mail_waiting',
    help: 'Mails that are due and not sent',
    label: 'queue',
    samples: ({ mailQueues = [] }) => mailQueues.map(({ name, waiting }) => [name, waiting]),
  },
  {
    name: 'folkmoot_mail_oldest_seconds',
    help: 'Time since the oldest unsent mail was due',
    label: 'queue',
    samples: ({ mailQueues = [] }, now) =>
      mailQueues.map(({ name, waiting, oldestAt }) => [name, waiting === null ? null : ageOf(oldestAt, now)]),
  },
  {
    name: 'folkmoot_mails_sent_total',
    help: 'Mails that a mail server accepted, since the start',
    type: 'counter',
    samples: ({ mail }) => [['', mail.sent]],
  },
  {
    name: 'folkmoot_mails_failed_total',
    help: 'Attempts to send a mail that failed, since the start',
    type: 'counter',
    samples: ({ mail }) => [['', mail.failed]],
  },
];

const partMetrics: readonly StateMetric[] = [
  {
    name: 'folkmoot_database_up',
    help: '1 when the database answers this service',
    samples: ({ database }) => [['', flag(database.isUp)]],
  },
  {
    name: 'folkmoot_database_ping_seconds',
    help: 'Time that the database took to answer',
    samples: ({ database: { ms } }) => [['', ms === null ? null : ms / MS_PER_SECOND]],
  },
  {
    name: 'folkmoot_database_bytes',
    help: 'Size of the data. The services share the file of the embedded database',
    samples: ({ database }) => [['', database.dataBytes]],
  },
  {
    name: 'folkmoot_engine_memory_bytes',
    help: 'Memory of the embedded database; absent with MongoDB',
    samples: ({ database }) => [['', database.memoryBytes ?? null]],
  },
  {
    name: 'folkmoot_broker_up',
    help: '1 when the broker answers this service',
    samples: ({ transport }) => [['', flag(transport.isUp)]],
  },
  {
    name: 'folkmoot_storage_up',
    help: '1 when the storage of files answers this service',
    samples: ({ storage }) => [['', flag(storage.isUp)]],
  },
];

const DISK = {
  name: 'folkmoot_disk_free_bytes',
  help: 'Free bytes of the disk: of the database, or of the folder for request bodies (spool)',
  label: 'disk',
} as const;

const stateMetrics: readonly StateMetric[] = [
  ...outboxMetrics,
  ...queueMetrics,
  ...jobMetrics,
  ...mailMetrics,
  ...partMetrics,
  { ...DISK, samples: ({ database }) => [['database', database.freeBytes]] },
];

/** The part of a gauge and of a counter that is needed here. */
interface Shown {
  reset(): void;
  remove(): void;
  inc(labels: Readonly<Record<string, string>>, value: number): void;
}

const createMetric = (
  { name, help, type = 'gauge', label }: Omit<StateMetric, 'samples'>,
  { registry }: Pick<Metrics, 'registry'>,
) => {
  const options = { name, help, labelNames: label ? [label] : [], registers: [registry] };
  const metric: Shown = type === 'counter' ? new Counter(options) : new Gauge(options);
  return {
    /** Replaces all samples: a queue that nobody can ask must not keep its last figure. */
    show: (samples: readonly Sample[]): void => {
      // `reset` gives a metric without labels the value 0.
      if (label) metric.reset();
      else metric.remove();
      for (const [value, figure] of samples) {
        if (figure !== null) metric.inc(label ? { [label]: value } : {}, figure);
      }
    },
  };
};

interface StateSource {
  readonly report: () => Promise<ServiceReport>;
  readonly clock: Clock;
}

/** Adds the state of a service to its metrics. `folkmoot_report_up` is 0, and the rest absent, when it cannot be read. */
export const addStateGauges = (
  metrics: Pick<Metrics, 'registry' | 'beforeScrape'>,
  { report, clock }: StateSource,
): void => {
  const isUp = new Gauge({
    name: 'folkmoot_report_up',
    help: '1 when the service could read its state',
    registers: [metrics.registry],
  });
  const shown = stateMetrics.map((definition) => ({ definition, metric: createMetric(definition, metrics) }));
  // Two servers that scrape at the same time share one report.
  const reportOnce = singleFlight(report);
  metrics.beforeScrape(async () => {
    const current = await reportOnce('report').catch(() => null);
    const now = clock.now();
    isUp.set(flag(current !== null));
    for (const { definition, metric } of shown) metric.show(current ? definition.samples(current, now) : []);
  });
};

/** Adds the free bytes of a folder's disk. A folder that does not exist yet has no figure. */
export const addDiskGauge = (
  metrics: Pick<Metrics, 'registry' | 'beforeScrape'>,
  { disk, folder }: { readonly disk: string; readonly folder: string },
): void => {
  const metric = createMetric(DISK, metrics);
  metrics.beforeScrape(async () => {
    const figures = await statfs(folder).catch(() => null);
    metric.show([[disk, figures && figures.bavail * figures.bsize]]);
  });
};
