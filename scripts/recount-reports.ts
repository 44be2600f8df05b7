/**
 * @file `npm run reports:recount -- [--repair] [--data DIR]`: counts every campaign anew from its responses and compares
 * with what reports are made of. It ends with code 1 when something differs and is not repaired.
 */
import { parseArgs } from 'node:util';
import { recountReportsOperation } from '@folkmoot/contracts';
import { fail, internalCaller } from './internal-call';

const { values } = parseArgs({
  options: {
    repair: { type: 'boolean', default: false },
    data: { type: 'string', default: process.env.DATA_DIR ?? './data' },
  },
});

const call = internalCaller(values.data, 'campaigns');
const { campaigns, responses, rollups, different } = await call(recountReportsOperation, {
  body: { repair: values.repair },
});
const looked = `${responses} responses of ${campaigns} campaigns, ${rollups} rollups`;
for (const { campaignId, councilId, rollups: wrong } of different) {
  process.stdout.write(`Campaign ${campaignId} of council ${councilId}: ${wrong} figures differ.\n`);
}
if (different.length > 0 && !values.repair)
  fail(`${looked}: ${different.length} campaigns differ. Mend them with --repair.`);
process.stdout.write(
  different.length > 0 ? `${looked}: ${different.length} campaigns were mended.\n` : `${looked}: all equal.\n`,
);
