import { keepNewFilesPrivate } from '../../../../scripts/start/private-folder.mjs';
import { erasureLines } from '../backups/erasure-lines';
import { defineCommand } from '../command-line/command';
import { countDocuments } from '../database/archive';
import { archiveOptions, chosenArchive } from '../database/archive-options';
import { chosenDatabase, databaseOptions } from '../database/options';
import { restore as restoreFolder } from '../database/restore.mongo';
import { onServer } from '../database/server';

export const restore = defineCommand({
  name: 'restore',
  summary: 'Restores a folder that the backup command wrote.',
  description: 'Checks every file before it writes anything. Stop the services first. Run resend afterwards.',
  arguments: [{ name: 'FOLDER', help: 'The folder of the backup.' }],
  options: {
    ...databaseOptions,
    ...archiveOptions,
    replace: { type: 'boolean', help: 'Deletes the documents that are there. Refused while the product runs.' },
    'while-running': { type: 'boolean', help: 'With --replace: restores although the product runs.' },
  },
  examples: [
    ['restore backups/monday --data new-data', 'into a new data folder'],
    ['restore backups/monday --replace', 'deletes what is in ./data and restores'],
  ],
  run: async ({ options, arguments: [folder = ''] }, { environment, progress }) => {
    keepNewFilesPrivate();
    const { replace: replaces, 'while-running': isWhileRunning } = options;
    const database = { ...chosenDatabase(options, environment), needsStoppedProduct: replaces && !isWhileRunning };
    const archive = chosenArchive(folder, options, environment);
    const manifest = await onServer(database, (uri) => restoreFolder(uri, archive, { replaces, progress }));
    const { collections } = manifest;
    const documents = countDocuments(manifest);
    return {
      data: { folder, takenAt: manifest.takenAt, collections: collections.length, documents },
      lines: [
        `${documents} documents of ${collections.length} collections were restored`,
        ...erasureLines(manifest, database.data, environment),
      ],
    };
  },
});
