/** The database of the status: that of the service that shows it. */
export const BACKUP_STATUS_DATABASE = 'folkmoot_admin';
export const BACKUP_STATUS_COLLECTION = 'backup_status';
export const BACKUP_STATUS_ID = 'scheduled';

export interface MadeBackup {
  readonly name: string;
  /** The moment whose state it has. */
  readonly at: Date;
  readonly seconds: number;
  readonly documents: number;
  readonly bytes: number;
  readonly isEncrypted: boolean;
}

/** A backup that was restored into a temporary database, and compared document by document. */
export interface VerifiedBackup {
  readonly name: string;
  readonly at: Date;
  readonly documents: number;
}

export interface FailedBackup {
  readonly at: Date;
  readonly work: 'backup' | 'verification';
  readonly message: string;
}

/** How the scheduled backups are. The operator's tool writes it, and System Health shows it. */
export interface BackupStatusDocument {
  _id: string;
  everyHours: number;
  verifyEveryDays: number;
  /** Number of backups in the folder. */
  kept: number;
  last: MadeBackup | null;
  verified: VerifiedBackup | null;
  /** Null after the work has succeeded again. */
  failed: FailedBackup | null;
  /** The process that works on the folder of the backups now. */
  holder: string | null;
  leaseUntil: Date | null;
}
