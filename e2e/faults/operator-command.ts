import path from 'node:path';
import { runCommand } from '../../scripts/start/run-command.mjs';

/** The program of `npx folkmoot`. */
export const operatorProgram = (root: string): string => path.join(root, 'packages/operator/bin/folkmoot.mjs');

/** The environment of this process without the addresses of a database and a data folder. */
export const operatorEnvironment = (): NodeJS.ProcessEnv => {
  const { MONGODB_URI: _uri, DATA_DIR: _data, ...env } = process.env;
  return env;
};

/** Runs `npx folkmoot` with these words. Returns its output. */
export const operatorCommand = async (root: string, ...words: string[]): Promise<string> =>
  runCommand(process.execPath, [operatorProgram(root), ...words], { cwd: root, env: operatorEnvironment() });
