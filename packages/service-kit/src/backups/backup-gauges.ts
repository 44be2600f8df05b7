import { Gauge } from 'prom-client';
import type { Metrics } from '../observability/metrics';
import type { BackupStatusDocument } from './backup-status';

const MS_PER_SECOND = 1_000;
const SECONDS_PER_HOUR = 3_600;
const SECONDS_PER_DAY = 86_400;

const secondsOf = (at: Date | undefined): number | undefined => at && at.getTime() / MS_PER_SECOND;

/** Adds the scheduled backups to the metrics of a service. Without a schedule the figures are absent. */
export const addBackupGauges = (
  { registry, beforeScrape }: Pick<Metrics, 'registry' | 'beforeScrape'>,
  read: () => Promise<BackupStatusDocument | null>,
): void => {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `folkmoot_backup_${name}`, help, labelNames, registers: [registry] });
  const last = gauge('last_timestamp_seconds', 'The moment whose state the last scheduled backup has');
  const every = gauge('every_seconds', 'The time between two scheduled backups');
  const bytes = gauge('bytes', 'Size of the last scheduled backup');
  const verified = gauge('verified_timestamp_seconds', 'When a backup was last restored and compared');
  const verifyEvery = gauge('verify_every_seconds', 'The time between two verifications');
  const failed = gauge('failed', '1 when the last attempt of this work failed', ['work']);
  const show = (metric: Gauge, value: number | undefined): void => {
    metric.remove();
    if (value !== undefined) metric.set(value);
  };
  beforeScrape(async () => {
    const status = await read().catch(() => null);
    show(last, secondsOf(status?.last?.at));
    show(every, status ? status.everyHours * SECONDS_PER_HOUR : undefined);
    show(bytes, status?.last?.bytes);
    show(verified, secondsOf(status?.verified?.at));
    show(verifyEvery, status ? status.verifyEveryDays * SECONDS_PER_DAY : undefined);
    failed.reset();
    for (const work of status ? (['backup', 'verification'] as const) : []) {
      failed.set({ work }, status?.failed?.work === work ? 1 : 0);
    }
  });
};
