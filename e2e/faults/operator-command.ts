import path from 'node:path';
import { runCommand } from '../../scripts/start/run-command.mjs';

/** Runs `npx folkmoot` with these words. Returns its output. */
export const operatorCommand = async (root: string, ...words: string[]): Promise<string> => {
  const { MONGODB_URI: _uri, DATA_DIR: _data, ...env } = process.env;
  const program = path.join(root, 'packages/operator/bin/folkmoot.mjs');
  return runCommand(process.execPath, [program, ...words], { cwd: root, env });
};
