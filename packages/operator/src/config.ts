import { defineConfig, type Environment } from '@folkmoot/service-kit';
import { z } from 'zod';
import { isRecipient } from './database/encryption';

/** The environment of this process. */
export const environment = (): Environment => process.env;

const LONGEST_HOURS = 31 * 24;
const wholeFrom = (least: number, most: number) => {
  const range = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(range).int(range).min(least, range).max(most, range);
};

/** The settings of scheduled backups, for the operator's tool. Services do not read them. */
const backupFields = {
  /**
   * Folder of the scheduled backups. Choose one on another disk or machine. If unset, no backup is made by `npm start`.
   */
  BACKUP_DIR: z.string('write a folder, such as BACKUP_DIR=/backups, or use --dir'),
  /** Hours between two backups. */
  BACKUP_EVERY_HOURS: wholeFrom(1, LONGEST_HOURS).default(24),
  /** Backups of this many last days stay, one for each day. */
  BACKUP_KEEP_DAYS: wholeFrom(1, 3_650).default(7),
  /** Backups of this many last weeks stay, one for each week. */
  BACKUP_KEEP_WEEKS: wholeFrom(0, 520).default(4),
  /** Backups of this many last months stay, one for each month. What was erased stays in them as long. */
  BACKUP_KEEP_MONTHS: wholeFrom(0, 120).default(3),
  /**
   * Public key for which backups are encrypted (`age1...`, from `folkmoot backups key`), or several separated by commas:
   * each private key opens them alone. If unset, backups are not encrypted.
   */
  BACKUP_RECIPIENT: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine(
      (keys) => keys.every(isRecipient),
      'must be a public key that begins with age1, several with commas between',
    )
    .optional(),
  /**
   * Private key, for the verification and the restore of encrypted backups. Keep it away from the server: a backup is
   * verified without it when it is made. `BACKUP_IDENTITY_FILE` names a file.
   */
  BACKUP_IDENTITY: z.string().optional(),
  /** Days between two verifications. To verify a backup, it is restored into a temporary database and compared. */
  BACKUP_VERIFY_EVERY_DAYS: wholeFrom(1, 365).default(7),
  /**
   * Folder for the temporary database of a verification: as large as the data, and not encrypted. If unset, the
   * temporary folder of the system.
   */
  BACKUP_WORK_DIR: z.string().optional(),
  /** Where services write what they erase. Entries older than the oldest backup are deleted. */
  ERASURES_DIR: z.string().optional(),
};

/** The settings of scheduled backups. Throws ConfigError with one line that names each wrong setting. */
export const readBackupSettings = defineConfig(backupFields);
export type BackupSettings = ReturnType<typeof readBackupSettings>;
