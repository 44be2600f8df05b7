import { getBackupsOperation } from '@folkmoot/contracts';
import { addBackupGauges, defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import { backupStatusEntity } from '../../entities/backup-status/backup-status.mongo';
import { type BackupRecords, getBackupsAcrossCouncils } from './get-backups.use-case';

/** Shows the scheduled backups, which the operator's tool makes: no service has access to all databases. */
export const backupsFeature = defineFeature({
  name: 'backups',
  entities: [backupStatusEntity],
  routes: ({ route }: FeatureApp<BackupRecords>) => [
    route(getBackupsOperation, { handle: ({ context }) => getBackupsAcrossCouncils(context) }),
  ],
  start: async ({ metrics, systemContext }: FeatureApp<BackupRecords>) =>
    addBackupGauges(metrics, () => systemContext.acrossCouncils.reader().backupStatus.find()),
});
