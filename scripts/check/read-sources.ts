import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../start/run-command.mjs';

export interface SourceFile {
  /** From the root, with slashes. */
  path: string;
  text: string;
}

const TEXT = /\.(ts|tsx|mts|mjs|cjs|js|json|css|html|md|ya?ml|sh|toml)$|(^|\/)(Dockerfile|run)$/;
const NOT_OURS = /(^|\/)package-lock\.json$/;

/** Every text file of the repository, tracked, or untracked and not ignored. */
export const readSources = async (root: string): Promise<SourceFile[]> => {
  const listed = await runCommand('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return listed
    .split('\n')
    .filter((file) => TEXT.test(file) && !NOT_OURS.test(file) && existsSync(path.join(root, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
};
