import { Gauge } from 'prom-client';
import type { Metrics } from '../observability/metrics';
import type { BackupStatusDocument } from './backup-status';

const MS_PER_SECOND = 1_000;
const SECONDS_PER_HOUR = 3_600;
const SECONDS_PER_DAY = 86_400;

const works = ['backup', 'verification'] as const;

const secondsOf = (at: Date | undefined): number | undefined => at && at.getTime() / MS_PER_SECOND;

interface BackupMetric {
  readonly name: string;
  readonly help: string;
  readonly read: (status: BackupStatusDocument) => number | undefined;
}

const backupMetrics: readonly BackupMetric[] = [
  {
    name: 'last_timestamp_seconds',
    help: 'The moment whose state the last scheduled backup has',
    read: ({ last }) => secondsOf(last?.at),
  },
  { name: 'bytes', help: 'Size of the last scheduled backup', read: ({ last }) => last?.bytes },
  {
    name: 'every_seconds',
    help: 'The time between two scheduled backups',
    read: ({ everyHours }) => everyHours * SECONDS_PER_HOUR,
  },
  {
    name: 'verified_timestamp_seconds',
    help: 'When a backup was last restored and compared',
    read: ({ verified }) => secondsOf(verified?.at),
  },
  {
    name: 'verify_every_seconds',
    help: 'The time between two verifications',
    read: ({ verifyEveryDays }) => verifyEveryDays * SECONDS_PER_DAY,
  },
];

const show = (metric: Gauge, value: number | undefined): void => {
  metric.remove();
  if (value !== undefined) metric.set(value);
};

const failuresOf = ({ failed }: BackupStatusDocument): [work: string, value: number][] =>
  works.map((work) => [work, failed?.work === work ? 1 : 0]);

/** Adds the scheduled backups to the metrics of a service. Without a schedule the figures are absent. */
export const addBackupGauges = (
  { registry, beforeScrape }: Pick<Metrics, 'registry' | 'beforeScrape'>,
  read: () => Promise<BackupStatusDocument | null>,
): void => {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `folkmoot_backup_${name}`, help, labelNames, registers: [registry] });
  const shown = backupMetrics.map((definition) => ({
    figure: definition.read,
    metric: gauge(definition.name, definition.help),
  }));
  const failed = gauge('failed', '1 when the last attempt of this work failed', ['work']);
  beforeScrape(async () => {
    const status = await read().catch(() => null);
    for (const { figure, metric } of shown) show(metric, status ? figure(status) : undefined);
    failed.reset();
    for (const [work, value] of status ? failuresOf(status) : []) failed.set({ work }, value);
  });
};
