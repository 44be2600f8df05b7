export type { BackupStatus, BackupStatusRepository } from './backup-status.repository';
