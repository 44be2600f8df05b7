import type { getBackupsOperation, ResponseOf } from '@folkmoot/contracts';
import { type Context, PRODUCT_VERSION } from '@folkmoot/service-kit';
import type { BackupStatus, BackupStatusRepository } from '../../entities/backup-status';

export interface BackupRecords {
  readonly backupStatus: BackupStatusRepository;
}

type Backups = ResponseOf<typeof getBackupsOperation>;

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 86_400_000;
/** A backup takes time itself, and a schedule outside starts it when it can. */
const TOLERATED_INTERVALS = 1.5;

const isOlder = (at: Date | undefined, intervalMs: number, now: Date): boolean =>
  !at || now.getTime() - at.getTime() > TOLERATED_INTERVALS * intervalMs;

const scheduleOf = (status: BackupStatus, now: Date): NonNullable<Backups['schedule']> => {
  const { everyHours, verifyEveryDays, kept, last, verified, failed } = status;
  return {
    everyHours,
    verifyEveryDays,
    kept,
    last: last && { ...last, at: last.at.toISOString() },
    isLate: isOlder(last?.at, everyHours * MS_PER_HOUR, now),
    verified: verified && { ...verified, at: verified.at.toISOString() },
    isVerificationLate: isOlder(verified?.at, verifyEveryDays * MS_PER_DAY, now),
    failed: failed && { ...failed, at: failed.at.toISOString() },
  };
};

/** The version of the product, and how the scheduled backups are. */
export const getBackupsAcrossCouncils = async ({
  acrossCouncils,
  clock,
}: Pick<Context<BackupRecords>, 'acrossCouncils' | 'clock'>): Promise<Backups> => {
  const status = await acrossCouncils.reader().backupStatus.find();
  return { version: PRODUCT_VERSION, schedule: status && scheduleOf(status, clock.now()) };
};
