import { eraseStaffDataByCommandOperation, eraseSubscriberDataByCommandOperation } from '@folkmoot/contracts';
import { defineCommand } from '../command-line/command';
import { UsageError } from '../command-line/errors';
import { callService } from '../product/call-service';
import { dataFolder, dataOption } from '../product/options';

export const erase = defineCommand({
  name: 'erase',
  summary: 'Erases the data of a person in one council: account, invitations, subscriptions.',
  description:
    'For requests that reach the operator; staff do the same under Settings, Privacy. Responses to surveys have no address, so they are erased with their receipt. The activity log has an entry without the address.',
  arguments: [{ name: 'EMAIL', help: 'The email address of the person.' }],
  options: {
    council: { type: 'string', value: 'ADDRESS', help: "The council's address in links, such as riverside." },
    yes: { type: 'boolean', help: 'Required: erased data cannot be restored.' },
    data: dataOption,
  },
  examples: [['erase ann@residents.example --council riverside --yes', 'erases what this council has of Ann']],
  run: async ({ options, arguments: [email = ''] }, { environment }) => {
    const { council: councilSlug, yes: isConfirmed } = options;
    if (councilSlug === undefined) throw new UsageError('--council is missing');
    if (!isConfirmed) throw new UsageError('Erased data cannot be restored. Add --yes if you mean it');
    const installation = { dataDir: dataFolder(options.data, environment), environment };
    const staff = await callService(eraseStaffDataByCommandOperation, { body: { councilSlug, email } }, installation);
    const { councilId, account, invitations } = staff;
    const { subscriber } = await callService(
      eraseSubscriberDataByCommandOperation,
      { body: { email }, councilId },
      installation,
    );
    const erased = [
      ...(account ? ['the account'] : []),
      ...(invitations > 0 ? [invitations === 1 ? 'one invitation' : `${invitations} invitations`] : []),
      ...(subscriber ? ['the subscriber'] : []),
    ];
    return {
      data: { councilId, account, invitations, subscriber },
      lines: [erased.length > 0 ? `Erased: ${erased.join(', ')}` : 'The council had no data of this address.'],
    };
  },
});
