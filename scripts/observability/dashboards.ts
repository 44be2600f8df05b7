/** @file The dashboards for Grafana: deploy/observability/dashboards. They use the data source that the reader chooses. */
import { ratioOf, serviceLevels } from './service-levels';

type Unit = 's' | 'bytes' | 'percentunit' | 'short' | 'reqps' | 'dateTimeFromNow';

interface Panel {
  readonly title: string;
  /** The meaning for the reader, and the value at which they act. */
  readonly description: string;
  readonly unit: Unit;
  readonly queries: readonly { readonly expr: string; readonly legend: string }[];
  /** The share of the width. Default: a half. */
  readonly width?: 'third' | 'half' | 'whole';
}

interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

const COLUMNS = 24;
const HEIGHT = 8;
const WIDTHS = { third: COLUMNS / 3, half: COLUMNS / 2, whole: COLUMNS } as const;
const SOURCE = { type: 'prometheus', uid: '$source' } as const;

const queryOf = (expr: string, legend: string) => [{ expr, legend }];

const levelPanels: readonly Panel[] = serviceLevels.map((level) => ({
  title: `Errors: ${level.name}`,
  description: `The share of bad requests. The service level allows ${Number(((1 - level.objective) * 100).toFixed(3))} %.`,
  unit: 'percentunit',
  queries: [
    { expr: ratioOf(level, '5m'), legend: '5 minutes' },
    { expr: ratioOf(level, '1h'), legend: '1 hour' },
    { expr: ratioOf(level, '1d'), legend: '1 day' },
    { expr: `vector(${Number((1 - level.objective).toFixed(6))})`, legend: 'allowed' },
  ],
}));

const latency = (share: number): string =>
  `histogram_quantile(${share}, sum by (le, operation) (rate(folkmoot_request_seconds_bucket{service="gateway",operation!="stream"}[5m])))`;

const serviceLevelBoard: Dashboard = {
  uid: 'folkmoot-levels',
  title: 'Folkmoot: service levels',
  panels: [
    ...levelPanels,
    {
      title: 'Requests',
      description: 'Requests per second at the gateway, by part.',
      unit: 'reqps',
      queries: queryOf(
        'sum by (operation) (rate(folkmoot_request_seconds_count{service="gateway"}[5m]))',
        '{{operation}}',
      ),
      width: 'third',
    },
    {
      title: 'Time to answer, half of the requests',
      description: 'Without the time in which the visitor sends a file.',
      unit: 's',
      queries: queryOf(latency(0.5), '{{operation}}'),
      width: 'third',
    },
    {
      title: 'Time to answer, 99 % of the requests',
      description: 'Residents should wait at most 0.5 s, staff at most 2.5 s.',
      unit: 's',
      queries: queryOf(latency(0.99), '{{operation}}'),
      width: 'third',
    },
    {
      title: 'Slowest operations of the services',
      description: 'The mean of the last 5 minutes, the ten slowest operations.',
      unit: 's',
      queries: queryOf(
        'topk(10, sum by (service, operation) (rate(folkmoot_request_seconds_sum{service!="gateway"}[5m])) / sum by (service, operation) (rate(folkmoot_request_seconds_count{service!="gateway"}[5m])))',
        '{{service}} {{operation}}',
      ),
      width: 'whole',
    },
  ],
};

const byQueue = (metric: string): Panel['queries'] => queryOf(`max by (queue) (${metric})`, '{{queue}}');

const workBoard: Dashboard = {
  uid: 'folkmoot-work',
  title: 'Folkmoot: work in the background',
  panels: [
    {
      title: 'Events in outboxes',
      description: 'Written and not handed over. Grows while the broker is away; nothing is lost.',
      unit: 'short',
      queries: queryOf('max by (outbox) (folkmoot_outbox_waiting)', '{{outbox}}'),
    },
    {
      title: 'Oldest event in outboxes',
      description: 'An alert fires at 10 minutes.',
      unit: 's',
      queries: queryOf('max by (outbox) (folkmoot_outbox_oldest_seconds)', '{{outbox}}'),
    },
    {
      title: 'Events in queues',
      description: 'Handed over and not handled: waiting, and in hand.',
      unit: 'short',
      queries: [
        ...byQueue('folkmoot_queue_waiting'),
        { expr: 'sum by (queue) (folkmoot_queue_in_hand)', legend: '{{queue}} in hand' },
      ],
    },
    {
      title: 'Dead letters',
      description: 'Events that a queue gave up on. Each needs a person.',
      unit: 'short',
      queries: byQueue('folkmoot_queue_dead_letters'),
    },
    {
      title: 'Events handed over',
      description: 'Per second, by service.',
      unit: 'reqps',
      queries: queryOf('sum by (service) (rate(folkmoot_events_published_total[5m]))', '{{service}}'),
    },
    {
      title: 'Time to handle an event, 99 %',
      description: 'By consumer.',
      unit: 's',
      queries: queryOf(
        'histogram_quantile(0.99, sum by (le, consumer) (rate(folkmoot_message_seconds_bucket[5m])))',
        '{{consumer}}',
      ),
    },
    {
      title: 'Jobs that are overdue or failed',
      description: 'Overdue: since when a job should have started. Failed: its last run ended with an error.',
      unit: 's',
      queries: [
        { expr: 'max by (job_name) (folkmoot_job_overdue_seconds) > 0', legend: '{{job_name}} overdue' },
        { expr: 'min by (job_name) (folkmoot_job_failed) > 0', legend: '{{job_name}} failed' },
      ],
    },
    {
      title: 'Time since a job succeeded, the ten oldest',
      description: 'Every recurring job runs at least once a day.',
      unit: 's',
      queries: queryOf(
        'topk(10, time() - max by (job_name) (folkmoot_job_last_success_timestamp_seconds))',
        '{{job_name}}',
      ),
    },
    {
      title: 'Mails that wait',
      description: 'Due and not sent, by kind.',
      unit: 'short',
      queries: byQueue('folkmoot_mail_waiting'),
      width: 'third',
    },
    {
      title: 'Oldest mail',
      description: 'An alert fires at 30 minutes.',
      unit: 's',
      queries: byQueue('folkmoot_mail_oldest_seconds'),
      width: 'third',
    },
    {
      title: 'Mails sent and failed',
      description: 'Per second, over all services.',
      unit: 'reqps',
      queries: [
        { expr: 'sum(rate(folkmoot_mails_sent_total[5m]))', legend: 'sent' },
        { expr: 'sum(rate(folkmoot_mails_failed_total[5m]))', legend: 'failed' },
      ],
      width: 'third',
    },
  ],
};

const processBoard: Dashboard = {
  uid: 'folkmoot-processes',
  title: 'Folkmoot: processes, database and disk',
  panels: [
    {
      title: 'Parts that answer',
      description: '1 when each replica of the service reaches it.',
      unit: 'short',
      queries: [
        { expr: 'min by (service) (folkmoot_database_up)', legend: '{{service}} database' },
        { expr: 'min by (service) (folkmoot_broker_up)', legend: '{{service}} broker' },
        { expr: 'min by (service) (folkmoot_storage_up)', legend: '{{service}} files' },
        { expr: 'min by (service) (folkmoot_report_up)', legend: '{{service}} state' },
      ],
      width: 'whole',
    },
    {
      title: 'Delay of the event loop, 99 %',
      description: 'An alert fires at 0.5 s.',
      unit: 's',
      queries: queryOf('max by (service) (nodejs_eventloop_lag_p99_seconds)', '{{service}}'),
    },
    {
      title: 'Processor',
      description: 'Cores in use, by service.',
      unit: 'short',
      queries: queryOf('sum by (service) (rate(process_cpu_seconds_total[5m]))', '{{service}}'),
    },
    {
      title: 'Memory of processes',
      description: 'Resident memory of the largest replica. In one process all services report the same.',
      unit: 'bytes',
      queries: queryOf('max by (service) (process_resident_memory_bytes)', '{{service}}'),
    },
    {
      title: 'Memory of the embedded database',
      description: 'Empty with MongoDB.',
      unit: 'bytes',
      queries: queryOf('max(folkmoot_engine_memory_bytes)', 'engine'),
    },
    {
      title: 'Size of the data',
      description: 'With the embedded database all services share one file.',
      unit: 'bytes',
      queries: queryOf('max by (service) (folkmoot_database_bytes)', '{{service}}'),
      width: 'third',
    },
    {
      title: 'Free on disks',
      description: 'Alerts fire at 5 GiB and at 1 GiB.',
      unit: 'bytes',
      queries: queryOf('min by (disk) (folkmoot_disk_free_bytes)', '{{disk}}'),
      width: 'third',
    },
    {
      title: 'Time of the database to answer',
      description: 'A ping from each service.',
      unit: 's',
      queries: queryOf('max by (service) (folkmoot_database_ping_seconds)', '{{service}}'),
      width: 'third',
    },
  ],
};

const boards: readonly Dashboard[] = [serviceLevelBoard, workBoard, processBoard];

/** Every expression in the dashboards. */
export const dashboardExpressions: readonly string[] = boards.flatMap(({ panels }) =>
  panels.flatMap(({ queries }) => queries.map(({ expr }) => expr)),
);

interface Placed {
  readonly panel: Panel;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** From left to right; a panel that does not fit begins a row. */
const place = (panels: readonly Panel[]): Placed[] => {
  let x = 0;
  let y = 0;
  return panels.map((panel) => {
    const w = WIDTHS[panel.width ?? 'half'];
    if (x + w > COLUMNS) {
      x = 0;
      y += HEIGHT;
    }
    const placed = { panel, x, y, w };
    x += w;
    return placed;
  });
};

const panelJson = ({ panel, x, y, w }: Placed, index: number) => ({
  id: index + 1,
  type: 'timeseries',
  title: panel.title,
  description: panel.description,
  datasource: SOURCE,
  gridPos: { x, y, w, h: HEIGHT },
  fieldConfig: { defaults: { unit: panel.unit, min: 0 }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  targets: panel.queries.map(({ expr, legend }, position) => ({
    refId: String.fromCharCode('A'.charCodeAt(0) + position),
    datasource: SOURCE,
    expr,
    legendFormat: legend,
  })),
});

const boardJson = ({ uid, title, panels }: Dashboard) => ({
  uid,
  title,
  tags: ['folkmoot'],
  schemaVersion: 39,
  version: 1,
  editable: false,
  time: { from: 'now-24h', to: 'now' },
  refresh: '1m',
  templating: { list: [{ name: 'source', label: 'Data source', type: 'datasource', query: 'prometheus' }] },
  panels: place(panels).map(panelJson),
});

/** The content of each file in deploy/observability/dashboards. */
export const grafanaDashboards = (): Readonly<Record<string, string>> =>
  Object.fromEntries(boards.map((board) => [`${board.uid}.json`, `${JSON.stringify(boardJson(board), null, 2)}\n`]));
