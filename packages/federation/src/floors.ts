/**
 * Packages that shell and remotes share at run time, each with the oldest version that every release in use can work
 * with. A minimum, not `^installed`: a remote that upgrades first must still run in an older shell, and the reverse.
 * Raise a minimum only when a newer version is really needed, and then release the shell first.
 *
 * A shared package is shipped completely. So react-router and TanStack Query are not listed: all parts import them from
 * the facades in ui and shell-sdk, which contain only the used exports and are one copy because they are shared
 * themselves.
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

/**
 * Packages that the shell provides to remotes. Each remote brings its own copy of the rest, and the first one loaded is
 * used.
 */
export type ProvidedByShell = Exclude<SharedName, 'zustand'>;
