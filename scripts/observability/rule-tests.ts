/** @file deploy/observability/rules.test.yml: what `promtool test rules` checks. Each alert has a case in which it fires. */
import { serviceNames } from '@folkmoot/contracts';
import { type Alert, alerts } from './alerts';
import { annotationsOf, toYaml } from './rules';

type Labels = Readonly<Record<string, string>>;

interface Series {
  readonly series: string;
  /** In the form of promtool: `0+60x90` is 90 more samples, one a minute, each 60 more. */
  readonly values: string;
}

export interface RuleCase {
  readonly title: string;
  readonly series: readonly Series[];
  readonly at: string;
  /** The alerts that fire at that time, with their labels. All others of the same name must not. */
  readonly fires: readonly { readonly name: string; readonly severity?: Alert['severity']; readonly labels?: Labels }[];
  /** The names that are compared. */
  readonly names: readonly string[];
}

const requests = (area: string, status: string, values: string): Series => ({
  series: `folkmoot_request_seconds_count{service="gateway",operation="${area}",status="${status}"}`,
  values,
});

const quick = (area: string, le: string, values: string): Series => ({
  series: `folkmoot_request_seconds_bucket{service="gateway",operation="${area}",status="200",le="${le}"}`,
  values,
});

const both = (name: string): RuleCase['fires'] => [
  { name, severity: 'page' },
  { name, severity: 'ticket' },
];

const levelCases: readonly RuleCase[] = [
  {
    title: 'a fifth of the requests of residents fails for 90 minutes',
    series: [requests('public', '200', '0+80x100'), requests('public', '503', '0+20x100')],
    at: '90m',
    fires: both('FolkmootAnsweringFails'),
    names: ['FolkmootAnsweringFails', 'FolkmootAnsweringSlow', 'FolkmootDashboardFails'],
  },
  {
    title: 'the budget is used up five times too fast: no page',
    series: [requests('public', '200', '0+995x260'), requests('public', '503', '0+5x260')],
    at: '4h',
    fires: [{ name: 'FolkmootAnsweringFails', severity: 'ticket' }],
    names: ['FolkmootAnsweringFails'],
  },
  {
    title: 'failures stay within the budget, and the client is at fault for others',
    series: [
      requests('public', '200', '0+10000x260'),
      requests('public', '429', '0+500x260'),
      requests('public', '503', '0+5x260'),
    ],
    at: '4h',
    fires: [],
    names: ['FolkmootAnsweringFails'],
  },
  {
    title: 'a few requests of a quiet night fail',
    series: [
      requests('public', '200', '0+0x40 1 2 3 4 5 5+0x40'),
      requests('public', '503', '0+0x40 1 2 3 3 3 3+0x40'),
    ],
    at: '50m',
    fires: [],
    names: ['FolkmootAnsweringFails'],
  },
  {
    title: 'a third of the answers to residents takes longer than half a second',
    series: [requests('public', '200', '0+90x100'), quick('public', '0.5', '0+60x100')],
    at: '90m',
    fires: both('FolkmootAnsweringSlow'),
    names: ['FolkmootAnsweringSlow', 'FolkmootAnsweringFails'],
  },
  {
    title: 'a tenth of the requests of the dashboard fails, counted over its services',
    series: [
      requests('admin', '200', '0+50x100'),
      requests('campaigns', '200', '0+40x100'),
      requests('campaigns', '500', '0+10x100'),
    ],
    at: '90m',
    fires: both('FolkmootDashboardFails'),
    names: ['FolkmootDashboardFails', 'FolkmootAnsweringFails'],
  },
  {
    title: 'a fifth of the answers to staff takes longer than 2.5 seconds, and streams are not counted',
    series: [
      requests('admin', '200', '0+100x100'),
      quick('admin', '2.5', '0+80x100'),
      requests('stream', '200', '0+100x100'),
    ],
    at: '90m',
    fires: both('FolkmootDashboardSlow'),
    names: ['FolkmootDashboardSlow'],
  },
];

/** A gauge with two replicas: an alert is about the whole, so that one replica gives one alert. */
const gauge = (metric: string, labels: Labels, values: string): Series[] =>
  ['a:8080', 'b:8080'].map((instance) => ({
    series: `${metric}{${Object.entries({ ...labels, instance })
      .map(([name, value]) => `${name}="${value}"`)
      .join(',')}}`,
    values,
  }));

const fires = (name: string, labels: Labels, series: readonly Series[], at = '1h'): RuleCase => ({
  title: `${name} fires`,
  series,
  at,
  fires: [{ name, labels }],
  names: [name],
});

const quiet = (name: string, title: string, series: readonly Series[], at = '1h'): RuleCase => ({
  title: `${name} does not fire when ${title}`,
  series,
  at,
  fires: [],
  names: [name],
});

const IN_ADMIN = { service: 'admin' };
const QUEUE = { queue: 'campaigns.responses' };
const JOB = { service: 'admin', job_name: 'admin.send-notices' };
const GIB = 1024 ** 3;

const running = (names: readonly string[]): Series[] =>
  names.flatMap((service) => gauge('process_start_time_seconds', { service }, '1x60'));

const partCases: readonly RuleCase[] = [
  fires('FolkmootServiceMissing', { service: 'gateway' }, running(serviceNames)),
  quiet('FolkmootServiceMissing', 'every service answers', running([...serviceNames, 'gateway'])),
  fires('FolkmootStateUnknown', IN_ADMIN, gauge('folkmoot_report_up', IN_ADMIN, '0x60')),
  fires('FolkmootDatabaseDown', IN_ADMIN, gauge('folkmoot_database_up', IN_ADMIN, '0x60')),
  quiet('FolkmootDatabaseDown', 'one replica reaches the database', [
    ...gauge('folkmoot_database_up', IN_ADMIN, '0x60').slice(1),
    ...gauge('folkmoot_database_up', IN_ADMIN, '1x60').slice(0, 1),
  ]),
  fires('FolkmootBrokerDown', IN_ADMIN, gauge('folkmoot_broker_up', IN_ADMIN, '0x60')),
  fires('FolkmootStorageDown', IN_ADMIN, gauge('folkmoot_storage_up', IN_ADMIN, '0x60')),
  fires(
    'FolkmootDiskLow',
    { disk: 'database' },
    gauge('folkmoot_disk_free_bytes', { disk: 'database' }, `${4 * GIB}x60`),
  ),
  fires('FolkmootDiskFull', { disk: 'spool' }, gauge('folkmoot_disk_free_bytes', { disk: 'spool' }, `${GIB / 2}x60`)),
  quiet('FolkmootDiskFull', '4 GiB are left', gauge('folkmoot_disk_free_bytes', { disk: 'spool' }, `${4 * GIB}x60`)),
  fires('FolkmootEventLoopSlow', IN_ADMIN, gauge('nodejs_eventloop_lag_p99_seconds', IN_ADMIN, '0.8x60')),
];

const DAY = 86_400;
/** In the cases, the time begins at 0. */
const backups = (last: number, verified: number | null): Series[] => [
  ...gauge('folkmoot_backup_every_seconds', IN_ADMIN, `${DAY}x3000`),
  ...gauge('folkmoot_backup_last_timestamp_seconds', IN_ADMIN, `${last}x3000`),
  ...gauge('folkmoot_backup_verify_every_seconds', IN_ADMIN, `${7 * DAY}x3000`),
  ...(verified === null ? [] : gauge('folkmoot_backup_verified_timestamp_seconds', IN_ADMIN, `${verified}x3000`)),
];

const backupCases: readonly RuleCase[] = [
  fires('FolkmootBackupOld', {}, backups(-2 * DAY, 0)),
  quiet('FolkmootBackupOld', 'it is 30 hours old', backups(-1.2 * DAY, 0)),
  fires(
    'FolkmootBackupFails',
    { work: 'verification' },
    gauge('folkmoot_backup_failed', { ...IN_ADMIN, work: 'verification' }, '1x60'),
  ),
  fires('FolkmootBackupUnproven', {}, backups(0, null), '26h'),
  quiet('FolkmootBackupUnproven', 'one was verified three days ago', backups(0, -3 * DAY), '26h'),
];

const workCases: readonly RuleCase[] = [
  fires(
    'FolkmootOutboxBehind',
    { outbox: 'public.intake' },
    gauge('folkmoot_outbox_oldest_seconds', { outbox: 'public.intake' }, '0+60x60'),
  ),
  quiet(
    'FolkmootOutboxBehind',
    'its events leave within minutes',
    gauge('folkmoot_outbox_oldest_seconds', { outbox: 'public.intake' }, '0 120 240 360 0 60 120 240 0x60'),
  ),
  fires('FolkmootQueueBehind', QUEUE, gauge('folkmoot_queue_oldest_seconds', QUEUE, '700x60')),
  fires('FolkmootQueueUnread', QUEUE, gauge('folkmoot_queue_consumers', QUEUE, '0x60')),
  fires('FolkmootDeadLetters', QUEUE, gauge('folkmoot_queue_dead_letters', QUEUE, '0x30 1x30')),
  quiet('FolkmootDeadLetters', 'they were replayed', gauge('folkmoot_queue_dead_letters', QUEUE, '1x30 0x30')),
  fires('FolkmootJobOverdue', JOB, gauge('folkmoot_job_overdue_seconds', JOB, '0+60x60')),
  fires('FolkmootJobFails', JOB, gauge('folkmoot_job_failed', JOB, '1x60')),
  quiet('FolkmootJobFails', 'its next run succeeds', gauge('folkmoot_job_failed', JOB, '1x20 0x40')),
  fires('FolkmootJobStale', JOB, gauge('folkmoot_job_last_success_timestamp_seconds', JOB, '-180000x60')),
  quiet(
    'FolkmootJobStale',
    'it succeeded a day ago',
    gauge('folkmoot_job_last_success_timestamp_seconds', JOB, '-90000x60'),
  ),
  fires(
    'FolkmootMailWaits',
    { service: 'admin', queue: 'invitations' },
    gauge('folkmoot_mail_oldest_seconds', { service: 'admin', queue: 'invitations' }, '0+60x60'),
  ),
  fires('FolkmootMailStops', { service: 'subscribers' }, [
    ...gauge('folkmoot_mail_waiting', { service: 'subscribers', queue: 'mailings' }, '500x60'),
    ...gauge('folkmoot_mails_sent_total', { service: 'subscribers' }, '100x60'),
  ]),
  quiet('FolkmootMailStops', 'one replica sends', [
    ...gauge('folkmoot_mail_waiting', { service: 'subscribers', queue: 'mailings' }, '500x60'),
    ...gauge('folkmoot_mails_sent_total', { service: 'subscribers' }, '0+10x60').slice(1),
  ]),
  fires('FolkmootMailFails', {}, [
    ...gauge('folkmoot_mails_failed_total', { service: 'subscribers' }, '0+5x60'),
    ...gauge('folkmoot_mails_sent_total', { service: 'subscribers' }, '0+1x60'),
  ]),
];

export const ruleCases: readonly RuleCase[] = [...levelCases, ...partCases, ...workCases, ...backupCases];

const alertCalled = (name: string, severity?: Alert['severity']): Alert => {
  const alert = alerts.find((each) => each.name === name && (severity === undefined || each.severity === severity));
  if (!alert) throw new Error(`there is no alert ${name}`);
  return alert;
};

const levelLabel = ({ expr }: Alert): Labels => {
  const slo = /\{slo="([^"]+)"\}/.exec(expr)?.[1];
  return slo === undefined ? {} : { slo };
};

const expectedOf = ({ fires: expected, names, at }: RuleCase) =>
  names.map((alertname) => ({
    eval_time: at,
    alertname,
    exp_alerts: expected
      .filter(({ name }) => name === alertname)
      .map(({ name, severity, labels = {} }) => {
        const alert = alertCalled(name, severity);
        return {
          exp_labels: { severity: alert.severity, ...levelLabel(alert), ...labels },
          exp_annotations: annotationsOf(alert, labels),
        };
      }),
  }));

export const prometheusRuleTests = (): string =>
  toYaml({
    rule_files: ['rules.yml'],
    evaluation_interval: '1m',
    tests: ruleCases.map((ruleCase) => ({
      name: ruleCase.title,
      interval: '1m',
      input_series: ruleCase.series,
      alert_rule_test: expectedOf(ruleCase),
    })),
  });
