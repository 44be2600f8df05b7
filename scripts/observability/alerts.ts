/** @file Every alert: when it fires, and what its first line says. The runbook says what to do. */
import { serviceNames } from '@folkmoot/contracts';
import { burnExpression, serviceLevels } from './service-levels';

/** `page`: somebody looks now. `ticket`: somebody looks on the next working day. */
export type Severity = 'page' | 'ticket';

export interface Alert {
  readonly name: string;
  readonly severity: Severity;
  readonly expr: string;
  /** How long the expression must hold. */
  readonly for: string;
  /** May name labels: `{{ $labels.queue }}`. */
  readonly summary: string;
}

const GIB = 1024 ** 3;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PENDING: Readonly<Record<Severity, string>> = { page: '2m', ticket: '15m' };

const levelAlerts: readonly Alert[] = serviceLevels.flatMap((level) =>
  (['page', 'ticket'] as const).map((severity) => ({
    name: level.alert,
    severity,
    expr: burnExpression(level, severity),
    for: PENDING[severity],
    summary: `${level.summary}, more often than the service level ${level.name} allows`,
  })),
);

const partAlerts: readonly Alert[] = [
  {
    name: 'FolkmootServiceMissing',
    severity: 'page',
    expr: [...serviceNames, 'gateway']
      .map((service) => `absent(process_start_time_seconds{service="${service}"})`)
      .join(' or '),
    for: '3m',
    summary: 'No replica of {{ $labels.service }} answers Prometheus',
  },
  {
    name: 'FolkmootStateUnknown',
    severity: 'ticket',
    expr: 'max by (service) (folkmoot_report_up) == 0',
    for: '10m',
    summary: '{{ $labels.service }} cannot read its own state, so other alerts about it are blind',
  },
  {
    name: 'FolkmootDatabaseDown',
    severity: 'page',
    expr: 'max by (service) (folkmoot_database_up) == 0',
    for: '1m',
    summary: 'The database does not answer {{ $labels.service }}',
  },
  {
    name: 'FolkmootBrokerDown',
    severity: 'ticket',
    expr: 'max by (service) (folkmoot_broker_up) == 0',
    for: '5m',
    summary: 'The broker does not answer {{ $labels.service }}; its events wait',
  },
  {
    name: 'FolkmootStorageDown',
    severity: 'page',
    expr: 'max by (service) (folkmoot_storage_up) == 0',
    for: '5m',
    summary: '{{ $labels.service }} cannot reach the storage of files',
  },
  {
    name: 'FolkmootDiskLow',
    severity: 'ticket',
    expr: `min by (disk) (folkmoot_disk_free_bytes) < ${5 * GIB}`,
    for: '15m',
    summary: 'The disk of {{ $labels.disk }} has less than 5 GiB left',
  },
  {
    name: 'FolkmootDiskFull',
    severity: 'page',
    expr: `min by (disk) (folkmoot_disk_free_bytes) < ${GIB}`,
    for: '2m',
    summary: 'The disk of {{ $labels.disk }} has less than 1 GiB left',
  },
  {
    name: 'FolkmootEventLoopSlow',
    severity: 'ticket',
    expr: 'max by (service) (nodejs_eventloop_lag_p99_seconds) > 0.5',
    for: '10m',
    summary: 'A process of {{ $labels.service }} is too busy to answer in time',
  },
];

const workAlerts: readonly Alert[] = [
  {
    name: 'FolkmootOutboxBehind',
    severity: 'ticket',
    expr: `max by (outbox) (folkmoot_outbox_oldest_seconds) > ${10 * MINUTE}`,
    for: '5m',
    summary: 'The oldest event in {{ $labels.outbox }} has waited for more than 10 minutes',
  },
  {
    name: 'FolkmootQueueBehind',
    severity: 'ticket',
    expr: `max by (queue) (folkmoot_queue_oldest_seconds) > ${10 * MINUTE}`,
    for: '5m',
    summary: 'An event in {{ $labels.queue }} has waited for more than 10 minutes',
  },
  {
    name: 'FolkmootQueueUnread',
    severity: 'ticket',
    expr: 'max by (queue) (folkmoot_queue_consumers) == 0',
    for: '5m',
    summary: 'Nobody takes events from {{ $labels.queue }}',
  },
  {
    name: 'FolkmootDeadLetters',
    severity: 'ticket',
    expr: 'max by (queue) (folkmoot_queue_dead_letters) > 0',
    for: '1m',
    summary: '{{ $labels.queue }} gave up on events',
  },
  {
    name: 'FolkmootJobOverdue',
    severity: 'ticket',
    expr: `max by (service, job_name) (folkmoot_job_overdue_seconds) > ${5 * MINUTE}`,
    for: '5m',
    summary: '{{ $labels.job_name }} should have started and did not',
  },
  {
    name: 'FolkmootJobFails',
    severity: 'ticket',
    expr: 'min by (service, job_name) (folkmoot_job_failed) == 1',
    for: '30m',
    summary: '{{ $labels.job_name }} fails',
  },
  {
    // Every recurring job runs, or looks for work, at least once a day.
    name: 'FolkmootJobStale',
    severity: 'ticket',
    expr: `time() - max by (service, job_name) (folkmoot_job_last_success_timestamp_seconds) > ${2 * DAY + HOUR}`,
    for: '5m',
    summary: '{{ $labels.job_name }} has not succeeded for two days',
  },
  {
    name: 'FolkmootMailWaits',
    severity: 'ticket',
    expr: `max by (service, queue) (folkmoot_mail_oldest_seconds) > ${30 * MINUTE}`,
    for: '10m',
    summary: 'Mail of the kind {{ $labels.queue }} has waited for more than 30 minutes',
  },
  {
    // A large mailing takes hours, so its oldest message says nothing. It must move.
    name: 'FolkmootMailStops',
    severity: 'ticket',
    expr: 'max by (service) (folkmoot_mail_waiting{queue="mailings"}) > 0 and on (service) sum by (service) (increase(folkmoot_mails_sent_total[15m])) == 0',
    for: '15m',
    summary: 'A mailing is in progress and no message leaves',
  },
  {
    name: 'FolkmootMailFails',
    severity: 'ticket',
    expr: 'sum(increase(folkmoot_mails_failed_total[30m])) > 10 and sum(increase(folkmoot_mails_failed_total[30m])) > sum(increase(folkmoot_mails_sent_total[30m]))',
    for: '5m',
    summary: 'The mail server refuses more mails than it accepts',
  },
];

/** An installation without scheduled backups has none of these metrics. */
const backupAlerts: readonly Alert[] = [
  {
    name: 'FolkmootBackupOld',
    severity: 'ticket',
    expr: 'time() - max(folkmoot_backup_last_timestamp_seconds) > 1.5 * max(folkmoot_backup_every_seconds)',
    for: '10m',
    summary: 'The last backup is older than it should be',
  },
  {
    name: 'FolkmootBackupFails',
    severity: 'ticket',
    expr: 'max by (work) (folkmoot_backup_failed) == 1',
    for: '5m',
    summary: 'The last {{ $labels.work }} failed',
  },
  {
    name: 'FolkmootBackupUnproven',
    severity: 'ticket',
    expr: 'max(folkmoot_backup_verify_every_seconds) > 0 unless time() - max(folkmoot_backup_verified_timestamp_seconds) < 1.5 * max(folkmoot_backup_verify_every_seconds)',
    for: '1d',
    summary: 'No backup was restored and compared for too long',
  },
];

export const alerts: readonly Alert[] = [...levelAlerts, ...partAlerts, ...workAlerts, ...backupAlerts];

/** The file of an alert's runbook: `FolkmootJobOverdue` has `job-overdue.md`. */
export const runbookOf = (alert: string): string =>
  `${alert
    .replace(/^Folkmoot/, '')
    .replace(/(?<!^)([A-Z])/g, '-$1')
    .toLowerCase()}.md`;
