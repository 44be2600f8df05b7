import { recountReportsOperation } from '@folkmoot/contracts';
import { defineCommand } from '../command-line/command';
import { callService } from '../product/call-service';
import { dataFolder, dataOption } from '../product/options';

export const recount = defineCommand({
  name: 'recount',
  summary: 'Counts every campaign again from its responses, and compares the result with the reports.',
  options: {
    repair: { type: 'boolean', help: 'Stores the new counts where they differ.' },
    data: dataOption,
  },
  examples: [
    ['recount', 'compares, and changes nothing'],
    ['recount --repair', 'compares, and repairs the reports that differ'],
  ],
  run: async ({ options }, { environment, progress }) => {
    const installation = { dataDir: dataFolder(options.data, environment), environment };
    progress('Counting all responses again ...');
    const report = await callService(recountReportsOperation, { body: { repair: options.repair } }, installation);
    const { campaigns, responses, rollups, different } = report;
    const counted = `${responses} responses of ${campaigns} campaigns, ${rollups} rollups`;
    const lines = different.map(
      ({ campaignId, councilId, rollups: wrong }) =>
        `Campaign ${campaignId} of council ${councilId}: ${wrong} figures differ.`,
    );
    if (different.length === 0) return { data: report, lines: [`${counted}: all equal.`] };
    if (options.repair)
      return { data: report, lines: [...lines, `${counted}: ${different.length} campaigns were repaired.`] };
    const difference = `${counted}: ${different.length} campaigns differ. Repair them with --repair.`;
    return { data: report, lines, difference };
  },
});
