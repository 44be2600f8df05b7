/**
 * What shell and remotes share at run time, each with the oldest version that every release in the field can live with.
 * A floor, not `^installed`: a remote that upgrades first must still run in an older shell, and the reverse. Raise a
 * floor only when something newer is really needed, and then release the shell first.
 *
 * A shared package is shipped whole. So react-router and TanStack Query are not listed: everybody takes them from the
 * facades in ui and shell-sdk, which hold what we use and are one copy by being shared themselves.
 */
export const sharedFloors = {
  react: '^19.2.0',
  'react-dom': '^19.2.0',
  '@folkmoot/ui': '^0.1.0',
  '@folkmoot/ui/controls': '^0.1.0',
  '@folkmoot/shell-sdk': '^0.1.0',
  zustand: '^5.0.0',
} as const;

export type SharedName = keyof typeof sharedFloors;

export interface SharedEntry {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  /** False: never built in, always taken from the page. */
  import?: false;
  eager?: boolean;
}

/** `page`: the shell, which brings everything. `part`: a remote in the shell. `alone`: a remote by itself in development. */
export type Side = 'page' | 'part' | 'alone';

/** Packages of this repository: their version stands in their package.json, but npm's links hide it from the bundler. */
const isOwn = (name: string): boolean => name.startsWith('@folkmoot/');

/** The second door of ui comes with the first remote; the rest of the shell's copies are in its first file. */
const isLate = (name: string): boolean => name === '@folkmoot/ui/controls';

/** What no shell has: each remote brings it, the first one wins. */
const isBroughtByRemotes = (name: string): boolean => name === 'zustand';

const sourceOf = (name: string, side: Side): Pick<SharedEntry, 'import' | 'eager'> => {
  if (side === 'page') return { eager: !isLate(name) };
  return side === 'part' && !isBroughtByRemotes(name) ? { import: false } : {};
};

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
