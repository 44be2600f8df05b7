import { verifyAuditByCommandOperation } from '@folkmoot/contracts';
import { defineCommand } from '../command-line/command';
import { UsageError } from '../command-line/errors';
import { callService } from '../product/call-service';
import { dataFolder, dataOption } from '../product/options';

const NOTED = /^(\d+):([0-9a-f]{64})$/;

/** The end of the log that the operator wrote down in an earlier run. */
const readNoted = (noted: string | undefined): { position?: string; hash?: string } => {
  if (noted === undefined) return {};
  const [, position, hash] = NOTED.exec(noted) ?? [];
  if (position === undefined) throw new UsageError(`--noted must be POSITION:HASH, not '${noted}'`);
  return { position, hash };
};

export const auditVerify = defineCommand({
  name: 'audit verify',
  summary: 'Verifies that no entry of the activity log was changed or removed.',
  options: {
    noted: { type: 'string', value: 'POSITION:HASH', help: 'The end of the log that an earlier run printed.' },
    data: dataOption,
  },
  examples: [
    ['audit verify', 'verifies the log and prints its end'],
    ['audit verify --noted 120:9f2c…', 'also proves that the log still has the entries of an earlier run'],
  ],
  run: async ({ options }, { environment }) => {
    const query = readNoted(options.noted);
    const installation = { dataDir: dataFolder(options.data, environment), environment };
    const report = await callService(verifyAuditByCommandOperation, { query }, installation);
    const { entries, isWhole, brokenAt, problem, head } = report;
    if (!isWhole) {
      const difference = `The log is broken at entry ${brokenAt} (${problem}). ${entries} entries before it are as they were written.`;
      return { data: report, lines: [], difference };
    }
    return {
      data: report,
      lines: [
        `All ${entries} entries are as they were written.`,
        `Note this elsewhere to prove the log later: ${head.position}:${head.hash}`,
      ],
    };
  },
});
