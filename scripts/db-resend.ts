/** @file `npm run db:resend -- FOLDER [--data DIR | --uri ADDRESS]`: after a restore, what was with the broker when the backup was taken. */
import { resend } from './db/resend.mongo';
import { onServer } from './db/server';
import { runTool } from './db/tool';

/** Longer than a broker keeps anybody waiting who is there; what has arrived already does nothing. */
const MINUTES = 60;

await runTool('Usage: npm run db:resend -- FOLDER [--data DIR | --uri ADDRESS]', ({ folder, ...where }) =>
  onServer(where, async (uri) => {
    process.stdout.write(`${await resend(uri, folder, MINUTES)} events will be sent once more\n`);
  }),
);
