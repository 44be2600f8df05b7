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

/** What the page gives to remotes; of the rest, which no shell has, each remote brings a copy, and the first one wins. */
export type GivenByShell = Exclude<SharedName, 'zustand'>;
