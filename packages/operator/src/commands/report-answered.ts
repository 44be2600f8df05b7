import { tellAnsweredOperation } from '@folkmoot/contracts';
import { defineCommand } from '../command-line/command';
import { callService } from '../product/call-service';
import { dataFolder, dataOption } from '../product/options';

export const reportAnswered = defineCommand({
  name: 'report-answered',
  summary: 'Reports at once which invitations were answered. Otherwise this happens every night.',
  description: 'Run it before an urgent reminder. Prints the number of invitations.',
  options: { data: dataOption },
  examples: [['report-answered', 'reports, and prints how many']],
  run: async ({ options }, { environment }) => {
    const installation = { dataDir: dataFolder(options.data, environment), environment };
    const { told: reported } = await callService(tellAnsweredOperation, {}, installation);
    return { data: { reported }, lines: [String(reported)] };
  },
});
