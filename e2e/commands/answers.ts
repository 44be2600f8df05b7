import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Does the work of the nightly job: it reports which invitations were answered. Returns their number. */
export const reportAnswered = async (dataDir: string): Promise<number> => {
  const args = ['packages/operator/bin/folkmoot.mjs', 'report-answered', '--data', dataDir];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  return Number(stdout);
};
