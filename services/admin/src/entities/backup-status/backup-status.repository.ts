import type { BackupStatusDocument } from '@folkmoot/service-kit';

export type BackupStatus = BackupStatusDocument;

/** The operator's tool writes the status. This service only reads it. */
export interface BackupStatusRepository {
  /** Null when no backup has ever been scheduled. */
  find(): Promise<BackupStatus | null>;
}
