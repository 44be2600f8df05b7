import {
  BACKUP_STATUS_ID,
  backupStatusModel,
  collectionAcrossCouncils,
  defineEntity,
  type Scope,
} from '@folkmoot/service-kit';
import type { BackupStatusRepository } from './backup-status.repository';

/** Backups have the data of all councils. */
const createBackupStatusRepositoryAcrossCouncils = (scope: Scope): BackupStatusRepository => {
  const statuses = collectionAcrossCouncils(backupStatusModel, scope);
  return {
    find: async () => {
      const status = await statuses.findOne({ _id: BACKUP_STATUS_ID });
      // The first backup has only begun.
      return status?.everyHours === undefined ? null : status;
    },
  };
};

export const backupStatusEntity = defineEntity({
  models: [backupStatusModel],
  repositories: (scope) => ({ backupStatus: createBackupStatusRepositoryAcrossCouncils(scope) }),
});
