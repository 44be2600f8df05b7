/** @file `npm run db:backup -- FOLDER [--data DIR | --uri ADDRESS]`: all databases into a new folder. */
import { hashOf } from './db/archive';
import { backUp } from './db/backup.mongo';
import { onServer } from './db/server';
import { runTool } from './db/tool';

await runTool('Usage: npm run db:backup -- FOLDER [--data DIR | --uri ADDRESS]', ({ folder, ...where }) =>
  onServer(where, async (uri) => {
    const manifest = await backUp(uri, folder);
    const { collections } = manifest;
    const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
    process.stdout.write(
      `${documents} documents of ${collections.length} collections are in ${folder}, SHA-256 ${hashOf(manifest)}\n`,
    );
  }),
);
