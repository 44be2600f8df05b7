import { keepNewFilesPrivate } from '../../../../scripts/start/private-folder.mjs';
import { defineCommand } from '../command-line/command';
import { chosenDatabase, databaseOptions } from '../database/options';
import { resend as resendEvents } from '../database/resend.mongo';
import { onServer } from '../database/server';

/** Longer than a broker keeps an event for a running consumer. Events that have already arrived have no effect. */
const RESENT_MINUTES = 60;

export const resend = defineCommand({
  name: 'resend',
  summary: 'After a restore, sends the events again that the broker had at the time of the backup.',
  arguments: [{ name: 'FOLDER', help: 'The folder of the backup that was restored.' }],
  options: databaseOptions,
  examples: [['resend backups/monday --data new-data', 'sends the events of the hour before the backup again']],
  run: async ({ options, arguments: [folder = ''] }, { environment }) => {
    keepNewFilesPrivate();
    const events = await onServer(chosenDatabase(options, environment), (uri) =>
      resendEvents(uri, folder, RESENT_MINUTES),
    );
    return { data: { events }, lines: [`${events} events will be sent again`] };
  },
});
