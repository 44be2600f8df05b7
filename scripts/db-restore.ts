/** @file `npm run db:restore -- FOLDER [--data DIR | --uri ADDRESS] [--replace [--while-running]]`: what db:backup wrote, back again. */
import { restore } from './db/restore.mongo';
import { onServer } from './db/server';
import { runTool } from './db/tool';

await runTool(
  'Usage: npm run db:restore -- FOLDER [--data DIR | --uri ADDRESS] [--replace [--while-running]]',
  ({ folder, replaces, isWhileRunning, ...where }) =>
    onServer({ ...where, needsStoppedProduct: replaces && !isWhileRunning }, async (uri) => {
      const { collections } = await restore(uri, folder, { replaces });
      const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
      process.stdout.write(`${documents} documents of ${collections.length} collections were restored\n`);
    }),
);
