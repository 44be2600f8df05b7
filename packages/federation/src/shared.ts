import { type SharedName, sharedFloors } from './floors';

export interface SharedEntry {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  /** False: never bundled, always taken from the page. */
  import?: false;
}

/**
 * `part`: a remote in the shell. `standalone`: a remote without the shell in development. The shell provides its copies
 * at run time (`shell/src/entities/remote`).
 */
export type Side = 'part' | 'standalone';

/** Packages of this repository: their version is in their package.json, but npm's links hide it from the bundler. */
const isOwn = (name: string): boolean => name.startsWith('@folkmoot/');

/** A package that no shell has: each remote brings it, the first one loaded is used. */
const isBroughtByRemotes = (name: string): boolean => name === 'zustand';

const sourceOf = (name: string, side: Side): Pick<SharedEntry, 'import'> =>
  side === 'part' && !isBroughtByRemotes(name) ? { import: false } : {};

/** The federation plugin's `shared`: one copy of each, checked against the minimum version. */
export const sharedDependencies = (
  side: Side,
  versionOf: (name: string) => string,
): Record<SharedName, SharedEntry> => {
  const entry = ([name, requiredVersion]: [string, string]): [string, SharedEntry] => [
    name,
    {
      singleton: true,
      strictVersion: true,
      requiredVersion,
      ...sourceOf(name, side),
      ...(isOwn(name) ? { version: versionOf(name) } : {}),
    },
  ];
  return Object.fromEntries(Object.entries(sharedFloors).map(entry)) as Record<SharedName, SharedEntry>;
};
