import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** What happens during the night: it is told which invitations were answered. How many there were. */
export const tellAnswered = async (dataDir: string): Promise<number> => {
  const args = ['--import', 'tsx', 'scripts/tell-answered.ts', '--data', dataDir];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  return Number(stdout);
};
