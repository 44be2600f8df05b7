import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../start/run-command.mjs';
import { compareContracts } from './compare-contracts';
import type { PrintedContracts } from './printed';

const PRINT = 'scripts/check/contracts/print.ts';

const print = async (root: string, dir: string): Promise<PrintedContracts> =>
  JSON.parse(await runCommand(process.execPath, ['--import', 'tsx', PRINT, dir], { cwd: root }));

/** The last release that this commit stands on; null when there was none, or no history is at hand. */
const lastTag = async (root: string): Promise<string | null> => {
  try {
    return (await runCommand('git', ['describe', '--tags', '--abbrev=0'], { cwd: root })).trim();
  } catch {
    return null;
  }
};

/** The contracts as they were, below `build`, where packages are found as they are for everything else. */
const unpack = async (root: string, tag: string): Promise<string> => {
  const dir = path.join(root, 'build/contracts-of-the-last-tag');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const archive = path.join(dir, 'contracts.tar');
  await runCommand('git', ['archive', '--output', archive, tag, 'packages/contracts'], { cwd: root });
  await runCommand('tar', ['-xf', archive, '-C', dir], { cwd: root });
  return dir;
};

/** What has been broken since the last tag. The interface only grows: a break is a new path, or a new event, beside the old one. */
export const contractBreaks = async (root: string): Promise<string[]> => {
  const tag = await lastTag(root);
  if (tag === null) return [];
  const dir = await unpack(root, tag);
  const [before, after] = [await print(root, dir), await print(root, root)];
  return compareContracts(before, after).map((text) => `${text} (since ${tag})`);
};
