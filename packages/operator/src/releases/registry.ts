/** @file The registry of remotes and the folder of releases: what the gateway serves. */
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RegistryLine } from '@folkmoot/contracts';
import { changeRegistryFile, type RegistryChange, readRegistryFile, type ServedReleases } from '@folkmoot/service-kit';
import { layOutRemote } from '../../../../scripts/build/lay-out';
import { Problem } from '../command-line/errors';
import { PROGRAM } from '../command-line/help';

export type Served = ServedReleases;

export const root = path.resolve(import.meta.dirname, '../../../..');

/** Errors of the registry and of releases are texts for people. */
const withTexts = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
};

export const readRegistry = ({ registry }: Served): Promise<RegistryLine[]> =>
  withTexts(() => readRegistryFile(registry));

export const changeRegistry = (served: Served, remote: string, change: RegistryChange): Promise<RegistryLine> =>
  withTexts(() => changeRegistryFile(served, remote, change));

/** The image of a remote has its release here, laid out. */
const carried = path.join(root, 'build/static/remotes');

const carriedVersion = (remote: string, staticDir: string): string | null => {
  const folder = path.join(carried, remote);
  const isElsewhere = path.resolve(staticDir) !== path.resolve(root, 'build/static');
  const [version = null] = isElsewhere && existsSync(folder) ? readdirSync(folder) : [];
  return version;
};

/** Whole or not at all: the folder gets its name last. */
const copyRelease = (from: string, to: string): void => {
  if (existsSync(to)) return;
  rmSync(`${to}.new`, { recursive: true, force: true });
  cpSync(from, `${to}.new`, { recursive: true });
  renameSync(`${to}.new`, to);
};

/** Copies the built files of a remote beside the releases that are there. Returns the version. */
export const addRelease = async ({ staticDir }: Served, remote: string): Promise<string> => {
  if (existsSync(path.join(root, remote, 'dist/mf-manifest.json')))
    return withTexts(async () => (await layOutRemote(root, remote, staticDir)).version);
  const version = carriedVersion(remote, staticDir);
  if (version === null) throw new Problem(`Not built yet: npm run build -- ${remote}`);
  copyRelease(path.join(carried, remote, version), path.join(staticDir, 'remotes', remote, version));
  return version;
};

/** Throws a Problem that lists the existing versions when this one is unknown. */
export const assertRelease = ({ staticDir }: Served, remote: string, version: string): void => {
  const folder = path.join(staticDir, 'remotes', remote);
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  if (versions.includes(version)) return;
  throw new Problem(
    `${remote} has no release ${version}. There is ${versions.join(', ') || 'none'}. One more: ${PROGRAM} release add ${remote}`,
  );
};
