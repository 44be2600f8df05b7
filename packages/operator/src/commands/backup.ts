import type { Environment } from '@folkmoot/service-kit';
import { keepNewFilesPrivate } from '../../../../scripts/start/private-folder.mjs';
import { defineCommand } from '../command-line/command';
import { untilInterrupted } from '../command-line/interruption';
import { readBackupSettings } from '../config';
import { countDocuments, hashOf } from '../database/archive';
import { backUp } from '../database/backup.mongo';
import { chosenDatabase, databaseOptions } from '../database/options';
import { onServer } from '../database/server';

const readRecipients = (environment: Environment): readonly string[] =>
  readBackupSettings({ BACKUP_DIR: '-', ...environment }).backupRecipient ?? [];

export const backup = defineCommand({
  name: 'backup',
  summary: 'Writes all databases into a new folder, in the state of one moment.',
  description:
    'The product can go on running. Encrypted when BACKUP_RECIPIENT is set. Copy the keys too: docs/guides/back-up-and-restore.md.',
  arguments: [{ name: 'FOLDER', help: 'A folder that does not exist yet, or is empty.' }],
  options: databaseOptions,
  examples: [
    ['backup backups/monday', 'the data of npm start in ./data'],
    ['backup /backups/monday --uri mongodb://db1.example/', 'a MongoDB server'],
  ],
  run: async ({ options, arguments: [folder = ''] }, { environment, progress }) => {
    // A backup contains all data, so only its owner may read it.
    keepNewFilesPrivate();
    const recipients = readRecipients(environment);
    const manifest = await untilInterrupted((signal) =>
      onServer(chosenDatabase(options, environment), (uri) => backUp(uri, folder, { progress, recipients, signal })),
    );
    const { collections } = manifest;
    const documents = countDocuments(manifest);
    const sha256 = hashOf(manifest);
    return {
      data: { folder, takenAt: manifest.takenAt, collections: collections.length, documents, sha256 },
      lines: [`${documents} documents of ${collections.length} collections are in ${folder}, SHA-256 ${sha256}`],
    };
  },
});
