import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../start/run-command.mjs';

export type Side = 'browser' | 'server';

const BOTH: readonly Side[] = ['server', 'browser'];
/** Type-checked by `tsconfig.browser.json` only. Whatever is in neither list is used on both sides. */
const BROWSER = /^(shell|mf-[^/]+|packages\/(ui|shell-sdk|federation))\//;
const SERVER = /^(services|gateway|scripts|e2e|bench|packages\/(service-kit|ai-providers|embedded-mongo|operator))\//;
const TYPED = /\.(ts|tsx|mts|mjs)$|^tsconfig|(^|\/)package\.json$|^package-lock\.json$/;

/** The sides whose types a changed file can break. */
const sidesOf = (file: string): readonly Side[] => {
  if (!TYPED.test(file)) return [];
  if (BROWSER.test(file)) return ['browser'];
  return SERVER.test(file) ? ['server'] : BOTH;
};

export const touchedSides = (files: readonly string[]): Side[] => {
  const touched = new Set(files.flatMap(sidesOf));
  return BOTH.filter((side) => touched.has(side));
};

const git = (root: string, ...args: string[]): Promise<string> => runCommand('git', args, { cwd: root });

/** The remote's `main` where there is one: the own one may hold commits that nobody has checked yet. */
const defaultBase = async (root: string): Promise<string> => {
  const branches = (await git(root, 'branch', '--all', '--format=%(refname:short)')).split('\n');
  return ['origin/main', 'main'].find((name) => branches.includes(name)) ?? 'HEAD';
};

export interface ChangedFiles {
  readonly base: string;
  /** From the root, deleted files included. */
  readonly all: readonly string[];
  readonly present: readonly string[];
}

/** Files that differ from where the branch left its base, committed or not. Throws when git does not know the base. */
export const changedFiles = async (root: string, wantedBase?: string): Promise<ChangedFiles> => {
  const base = wantedBase ?? (await defaultBase(root));
  const fork = (await git(root, 'merge-base', base, 'HEAD')).trim();
  const [changed, added] = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', fork),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ]);
  const all = [...new Set([...changed.split('\n'), ...added.split('\n')])].filter(Boolean).sort();
  return { base, all, present: all.filter((file) => existsSync(path.join(root, file))) };
};
