import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from '../../start/parts.mjs';

export interface Manifest {
  /** Its folder, relative to the root. */
  dir: string;
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const SCOPE = '@folkmoot/';
/** A version, also of another package's name: `npm:typescript@7.0.2`. */
const EXACT = /^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

const read = (root: string, dir: string): Manifest => ({
  ...JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8')),
  dir,
});

/** The package.json of the root and of every workspace. */
export const readManifests = (root: string): Manifest[] => [
  read(root, '.'),
  ...readWorkspaces(root).map(({ dir }) => read(root, dir)),
];

const wanted = ({ dir, dependencies = {}, devDependencies = {} }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({ dir, name, version }));

/** Dependencies whose version is not exact, or differs between workspaces. Workspaces are always `*`. */
export const manifestProblems = (manifests: readonly Manifest[]): string[] => {
  const all = manifests.flatMap(wanted);
  const inexact = all
    .filter(({ name, version }) => (name.startsWith(SCOPE) ? version !== '*' : !EXACT.test(version)))
    .map(({ dir, name, version }) => `${dir}: ${name} is "${version}", not an exact version`);
  const first = new Map<string, { dir: string; version: string }>();
  const differing = all.flatMap(({ dir, name, version }) => {
    const known = first.get(name);
    if (!known) first.set(name, { dir, version });
    return known && known.version !== version
      ? [`${name} is ${version} in ${dir} and ${known.version} in ${known.dir}`]
      : [];
  });
  return [...inexact, ...differing];
};
