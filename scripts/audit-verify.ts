/**
 * @file `npm run audit:verify -- [--noted POSITION:HASH] [--data DIR]`: walks the chain of audit entries. It ends with code 1
 * when an entry was changed or taken out, or is not the one that was noted from an earlier run.
 */
import { parseArgs } from 'node:util';
import { verifyAuditByCommandOperation } from '@folkmoot/contracts';
import { fail, internalCaller } from './internal-call';

const { values } = parseArgs({
  options: { noted: { type: 'string' }, data: { type: 'string', default: process.env.DATA_DIR ?? './data' } },
});
const noted = /^(\d+):([0-9a-f]{64})$/.exec(values.noted ?? '');
if (values.noted && !noted) fail('Usage: npm run audit:verify -- [--noted POSITION:HASH] [--data DIR]');

const call = internalCaller(values.data);
const found = await call(verifyAuditByCommandOperation, { query: { position: noted?.[1], hash: noted?.[2] } });
const { entries, isWhole, brokenAt, problem, head } = found;
if (!isWhole)
  fail(`The log is broken at entry ${brokenAt} (${problem}). ${entries} entries before it are as they were written.`);
process.stdout.write(
  `All ${entries} entries are as they were written.\nNote this elsewhere to prove the log later: ${head.position}:${head.hash}\n`,
);
