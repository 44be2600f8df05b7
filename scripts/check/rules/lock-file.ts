import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isKeyOf, lookup } from '@folkmoot/contracts';
import { z } from 'zod';
import { type Manifest, readManifests } from './manifests';

const versions = z.record(z.string(), z.string()).default({});

const entrySchema = z.object({
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  optional: z.boolean().default(false),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});

const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) });
type Lock = z.infer<typeof lockSchema>;

/** A registry's address in the lock file would tie every clone to that registry. */
const registryHosts = ({ packages }: Lock): string[] =>
  Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && !link)
    .map(([at, { resolved }]) => `${at} names where it was downloaded: ${resolved}`);

const isLocked = (packages: Lock['packages'], from: string, name: string): boolean => {
  const parts = from.split('/node_modules/');
  const nested = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`);
  return [...nested, `node_modules/${name}`].some((at) => isKeyOf(packages, at));
};

/**
 * Binaries of other platforms that npm left out: `npm ci` would refuse the lock file there, and with newer npm versions
 * here too.
 */
const missingPlatforms = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([at, { optional, optionalDependencies }]) =>
    Object.keys(optional ? {} : optionalDependencies)
      .filter((name) => !isLocked(packages, at, name))
      .map((name) => `${at} may need ${name}, which the lock file does not have`),
  );

const differs = ({ dir, dependencies = {}, devDependencies = {} }: Manifest, { packages }: Lock): boolean => {
  const locked = lookup(packages, dir === '.' ? '' : dir);
  const sorted = (record: Record<string, string>) => JSON.stringify(Object.entries(record).sort());
  return (
    !locked ||
    sorted(locked.dependencies) !== sorted(dependencies) ||
    sorted(locked.devDependencies) !== sorted(devDependencies)
  );
};

/** Problems of a lock file, with the package.json files it was made from. */
export const problemsOfLock = (lockText: string, manifests: readonly Manifest[]): string[] => {
  const lock = lockSchema.parse(JSON.parse(lockText));
  const old = manifests
    .filter((manifest) => differs(manifest, lock))
    .map(({ dir }) => `${dir}/package.json is newer than the lock file`);
  return [...registryHosts(lock), ...missingPlatforms(lock), ...old];
};

/** Checks that `npm ci` works from the lock file on any machine. */
export const lockFileProblems = (root: string): string[] =>
  problemsOfLock(readFileSync(path.join(root, 'package-lock.json'), 'utf8'), readManifests(root));
