import { defineCommand } from '../command-line/command';
import { sendToService } from '../product/call-service';
import { dataFolder, dataOption } from '../product/options';

const resetFactors = { method: 'post', path: '/internal/factors/reset' } as const;

export const resetFactor = defineCommand({
  name: 'reset-factor',
  summary: "Removes a person's passkeys, authenticator app and recovery codes.",
  description:
    'For somebody who lost all of them and has no administrator who can reset them, as a system administrator. It also signs them out everywhere. They get a mail, and the activity log has an entry of it. Make sure first that it is the person who asks.',
  arguments: [{ name: 'EMAIL', help: 'The email address of the account.' }],
  options: { data: dataOption },
  examples: [['reset-factor system@folkmoot.example', 'the next sign-in needs only the mailed link']],
  run: async ({ options, arguments: [email] }, { environment }) => {
    const installation = { dataDir: dataFolder(options.data, environment), environment };
    const reply = (await sendToService('admin', resetFactors, { body: { email } }, installation)) as {
      readonly userId: string;
      readonly removed: boolean;
    };
    const line = reply.removed
      ? 'The second factors were removed, and the person was signed out everywhere.'
      : 'This account has no second factor. Nothing was changed.';
    return { data: reply, lines: [line] };
  },
});
