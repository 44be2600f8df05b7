import { type SharedName, sharedFloors } from './floors';

export interface SharedEntry {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  /** False: never built in, always taken from the page. */
  import?: false;
}

/** `part`: a remote in the shell. `alone`: a remote by itself in development. The shell gives at run time (`shell/src/remotes`). */
export type Side = 'part' | 'alone';

/** Packages of this repository: their version stands in their package.json, but npm's links hide it from the bundler. */
const isOwn = (name: string): boolean => name.startsWith('@folkmoot/');

/** What no shell has: each remote brings it, the first one wins. */
const isBroughtByRemotes = (name: string): boolean => name === 'zustand';

const sourceOf = (name: string, side: Side): Pick<SharedEntry, 'import'> =>
  side === 'part' && !isBroughtByRemotes(name) ? { import: false } : {};

/** The federation plugin's `shared`: one copy of each, checked against the floor. */
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
