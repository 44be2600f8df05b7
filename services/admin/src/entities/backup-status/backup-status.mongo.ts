import {
  BACKUP_STATUS_ID,
  type BackupStatusDocument,
  collectionAcrossCouncils,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type { BackupStatusRepository } from './backup-status.repository';

/** Without a council: backups have the data of all councils. The operator's tool writes it. */
export const backupStatusModel = defineModel<BackupStatusDocument>('backup_status', {
  fields: {
    everyHours: Number,
    verifyEveryDays: Number,
    kept: Number,
    last: Object,
    verified: Object,
    failed: Object,
    holder: String,
    leaseUntil: Date,
  },
});

/** Backups have the data of all councils. */
const createBackupStatusRepositoryAcrossCouncils = (scope: Scope): BackupStatusRepository => {
  const statuses = collectionAcrossCouncils(backupStatusModel, scope);
  return {
    find: async () => {
      const status = await statuses.findOne({ _id: BACKUP_STATUS_ID });
      // The first backup has only begun.
      if (status?.everyHours == null) return null;
      const { last = null, verified = null, failed = null } = status;
      return { ...status, last, verified, failed };
    },
  };
};

export const backupStatusEntity = defineEntity({
  models: [backupStatusModel],
  repositories: (scope) => ({ backupStatus: createBackupStatusRepositoryAcrossCouncils(scope) }),
});
