import { defineCommand } from '../command-line/command';
import { sendToService } from '../product/call-service';
import { dataFolder, dataOption } from '../product/options';

/** The admin service declares this operation for itself. */
const supportLink = { method: 'post', path: '/internal/support-links' } as const;

export const signInLink = defineCommand({
  name: 'sign-in-link',
  summary: 'Makes a link that signs in as a person, once, within 15 minutes.',
  description: 'For support when mail does not work. The activity log has an entry of it.',
  arguments: [{ name: 'EMAIL', help: 'The email address of the account.' }],
  options: { data: dataOption },
  examples: [['sign-in-link admin@riverside.example', 'prints the link']],
  run: async ({ options, arguments: [email] }, { environment }) => {
    const installation = { dataDir: dataFolder(options.data, environment), environment };
    const reply = (await sendToService('admin', supportLink, { body: { email } }, installation)) as {
      readonly url: string;
      readonly expiresAt: string;
    };
    return { data: reply, lines: [reply.url] };
  },
});
