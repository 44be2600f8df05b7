/**
 * What shell and remotes share at run time, each with the oldest version that every release in the field can live with.
 * A floor, not `^installed`: a remote that upgrades first must still run in an older shell, and the reverse. Raise a
 * floor only when something newer is really needed, and then release the shell first.
 */
export const sharedFloors = {
  react: '^19.2.0',
  'react-dom': '^19.2.0',
  'react-router': '^7.18.0',
  '@folkmoot/ui': '^0.1.0',
  '@folkmoot/shell-sdk': '^0.1.0',
  '@tanstack/react-query': '^5.100.0',
  zustand: '^5.0.0',
} as const;

export type SharedName = keyof typeof sharedFloors;

export interface SharedEntry {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
}

/** Packages of this repository: their version stands in their package.json, but npm's links hide it from the bundler. */
const isOwn = (name: string): boolean => name.startsWith('@folkmoot/');

/** The federation plugin's `shared`: one copy of each, checked against the floor. */
export const sharedDependencies = (versionOf: (name: string) => string): Record<SharedName, SharedEntry> => {
  const entry = ([name, requiredVersion]: [string, string]): [string, SharedEntry] => [
    name,
    { singleton: true, strictVersion: true, requiredVersion, ...(isOwn(name) ? { version: versionOf(name) } : {}) },
  ];
  return Object.fromEntries(Object.entries(sharedFloors).map(entry)) as Record<SharedName, SharedEntry>;
};
