import type { ServiceReport } from '@folkmoot/contracts';
import { manualClock } from '../testing/manual-clock';
import { createMetrics } from './metrics';
import { addDiskGauge, addStateGauges } from './state-gauges';

const NOW = '2026-03-02T09:00:00.000Z';
const ago = (seconds: number): string => new Date(Date.parse(NOW) - seconds * 1_000).toISOString();

const job = (overrides: Partial<ServiceReport['jobs'][number]> = {}): ServiceReport['jobs'][number] => ({
  name: 'admin.send-notices',
  isRecurring: true,
  state: 'done',
  startedAt: ago(10),
  finishedAt: ago(9),
  succeededAt: ago(9),
  nextRunAt: null,
  failure: null,
  isOverdue: false,
  overdueSince: null,
  ...overrides,
});

const queue = (name: string, overrides: Partial<ServiceReport['queues'][number]> = {}) => ({
  name,
  waiting: 3,
  inHand: 2,
  oldestAt: ago(7),
  consumers: 1,
  deadLetters: 4,
  ...overrides,
});

const reportOf = (overrides: Partial<ServiceReport> = {}): ServiceReport => ({
  service: 'admin',
  instance: 'one',
  startedAt: ago(600),
  database: { isUp: true, ms: 1.5, dataBytes: 2_048, freeBytes: 4_096, memoryBytes: 1_024 },
  transport: { kind: 'amqp', isUp: true },
  queues: [queue('admin.audit'), queue('campaigns.responses')],
  consumes: ['admin.audit'],
  outboxes: [{ name: 'admin.outbox', waiting: 5, oldestAt: ago(61), movedAt: null }],
  mail: { isSetUp: true, sent: 8, failed: 1, lastSentAt: null, lastFailedAt: null },
  mailQueues: [{ name: 'notices', waiting: 2, oldestAt: ago(30) }],
  storage: { kind: 'database', isUp: false },
  jobs: [job(), job({ name: 'admin.once', isRecurring: false, overdueSince: ago(120), failure: 'x' })],
  ...overrides,
});

const scraping = (report: () => Promise<ServiceReport>) => {
  const metrics = createMetrics('admin', { process: false });
  addStateGauges(metrics, { report, clock: manualClock(NOW) });
  /** The lines of the state, without the service's label. */
  return async (): Promise<string[]> =>
    (await metrics.text())
      .split('\n')
      .filter((line) => /^folkmoot_(?!request|message|events)/.test(line))
      .map((line) => line.replace(/,?service="admin"/, '').replace('{}', ''));
};

describe('the state of a service as metrics', () => {
  it('has each outbox, consumed queue, job, kind of mail and part', async () => {
    const lines = await scraping(async () => reportOf())();
    expect(lines.sort()).toEqual(
      [
        'folkmoot_report_up 1',
        'folkmoot_outbox_waiting{outbox="admin.outbox"} 5',
        'folkmoot_outbox_oldest_seconds{outbox="admin.outbox"} 61',
        'folkmoot_queue_waiting{queue="admin.audit"} 3',
        'folkmoot_queue_in_hand{queue="admin.audit"} 2',
        'folkmoot_queue_oldest_seconds{queue="admin.audit"} 7',
        'folkmoot_queue_consumers{queue="admin.audit"} 1',
        'folkmoot_queue_dead_letters{queue="admin.audit"} 4',
        'folkmoot_job_overdue_seconds{job_name="admin.send-notices"} 0',
        'folkmoot_job_overdue_seconds{job_name="admin.once"} 120',
        'folkmoot_job_failed{job_name="admin.send-notices"} 0',
        `folkmoot_job_last_success_timestamp_seconds{job_name="admin.send-notices"} ${Date.parse(ago(9)) / 1_000}`,
        'folkmoot_mail_waiting{queue="notices"} 2',
        'folkmoot_mail_oldest_seconds{queue="notices"} 30',
        'folkmoot_mails_sent_total 8',
        'folkmoot_mails_failed_total 1',
        'folkmoot_database_up 1',
        'folkmoot_database_ping_seconds 0.0015',
        'folkmoot_database_bytes 2048',
        'folkmoot_engine_memory_bytes 1024',
        'folkmoot_broker_up 1',
        'folkmoot_storage_up 0',
        'folkmoot_disk_free_bytes{disk="database"} 4096',
      ].sort(),
    );
  });

  it('leaves out what is unknown, and does not keep its last figure', async () => {
    let report = reportOf();
    const scrape = scraping(async () => report);
    await scrape();
    report = reportOf({
      database: { isUp: false, ms: null, dataBytes: null, freeBytes: null },
      queues: [queue('admin.audit', { waiting: null, consumers: null, deadLetters: null })],
      outboxes: [{ name: 'admin.outbox', waiting: null, oldestAt: null, movedAt: null }],
      mailQueues: undefined,
      jobs: [job({ succeededAt: undefined, failure: 'the disk is full' })],
    });
    const lines = await scrape();
    expect(lines).toContain('folkmoot_database_up 0');
    expect(lines).toContain('folkmoot_job_failed{job_name="admin.send-notices"} 1');
    const absent = /outbox|waiting|consumers|dead_letters|mail_|last_success|ping|database_bytes|engine|disk/;
    expect(lines.filter((line) => absent.test(line))).toEqual([]);
  });

  it.each([
    ['a job that had no work since', { lookedAt: ago(2), succeededAt: ago(9) }, ago(2)],
    ['a job that never had work', { lookedAt: ago(2), succeededAt: undefined }, ago(2)],
    ['a job that fails whenever it has work', { lookedAt: ago(2), succeededAt: ago(9), failure: 'full' }, ago(9)],
  ])('counts as the last success of %s', async (_, patch, last) => {
    const lines = await scraping(async () => reportOf({ jobs: [job(patch)] }))();
    const value = Date.parse(last) / 1_000;
    expect(lines).toContain(`folkmoot_job_last_success_timestamp_seconds{job_name="admin.send-notices"} ${value}`);
  });

  it('says that it cannot be read, and other metrics are still there, when the report fails', async () => {
    const scrape = scraping(() => Promise.reject(new Error('not started')));
    expect(await scrape()).toEqual(['folkmoot_report_up 0']);
  });

  it('is read once when two servers scrape at the same time, and not before', async () => {
    let reports = 0;
    const scrape = scraping(async () => {
      reports += 1;
      return reportOf();
    });
    expect(reports).toBe(0);
    const [first, second] = await Promise.all([scrape(), scrape()]);
    expect([reports, first]).toEqual([1, second]);
    expect(first).toContain('folkmoot_mails_sent_total 8');
    expect(await scrape()).toContain('folkmoot_mails_sent_total 8');
  });
});

test('the free bytes of a folder are shown when it exists', async () => {
  const metrics = createMetrics('gateway', { process: false });
  addDiskGauge(metrics, { disk: 'spool', folder: __dirname });
  expect(await metrics.text()).toMatch(/folkmoot_disk_free_bytes\{disk="spool",service="gateway"\} [1-9]\d+/);
  const other = createMetrics('gateway', { process: false });
  addDiskGauge(other, { disk: 'spool', folder: '/nothing/here' });
  expect(await other.text()).not.toContain('disk="spool"');
});
