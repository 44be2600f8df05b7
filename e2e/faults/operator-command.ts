import path from 'node:path';
import { runCommand } from '../../scripts/start/run-command.mjs';

/** The program of `npx folkmoot`. */
export const operatorProgram = (root: string): string => path.join(root, 'packages/operator/bin/folkmoot.mjs');

/** The environment of this process without the addresses of a database and a data folder. */
export const operatorEnvironment = (): NodeJS.ProcessEnv => {
  const { MONGODB_URI: _uri, DATA_DIR: _data, ...env } = process.env;
  return env;
};

type Settings = Readonly<Record<string, string>>;

/** Runs `npx folkmoot` with these words and settings. Returns its output. */
export const operatorCommandWith = async (
  root: string,
  settings: Settings,
  words: readonly string[],
): Promise<string> =>
  runCommand(process.execPath, [operatorProgram(root), ...words], {
    cwd: root,
    env: { ...operatorEnvironment(), ...settings },
  });

/** Runs `npx folkmoot` with these words. Returns its output. */
export const operatorCommand = (root: string, ...words: string[]): Promise<string> =>
  operatorCommandWith(root, {}, words);
