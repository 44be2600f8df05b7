/**
 * @file What remotes run on: federation's runtime and the page's copies of what is shared. All of it is fetched with the
 * first remote: the shell's own pages do without, so they carry only those parts of the shared packages that they use.
 */
import { type GivenByShell, sharedFloors } from '@folkmoot/federation/floors';
import * as shellSdk from '@folkmoot/shell-sdk';
import * as ui from '@folkmoot/ui';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntimeToRemotes from '@module-federation/inject-external-runtime-core-plugin';
import react from 'react';
import reactDom from 'react-dom';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>[string];

const given: Record<GivenByShell, { version: string } & ({ lib: () => unknown } | { get: () => Promise<() => unknown> })> = {
  react: { version: react.version, lib: () => react },
  'react-dom': { version: reactDom.version, lib: () => reactDom },
  '@folkmoot/ui': { version: ui.UI_VERSION, lib: () => ui },
  '@folkmoot/ui/controls': {
    version: ui.UI_VERSION,
    get: async () => {
      const controls = await import('@folkmoot/ui/controls');
      return () => controls;
    },
  },
  '@folkmoot/shell-sdk': { version: shellSdk.SHELL_SDK_VERSION, lib: () => shellSdk },
};

const asShared = ([name, source]: [string, object]): [string, Shared] => [
  name,
  {
    ...source,
    scope: 'default',
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: sharedFloors[name as GivenByShell] },
  },
];

/** The page's side of federation: one copy of everything shared, checked against the agreed floors. */
export const federationHost = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(Object.entries(given).map(asShared)),
  shareStrategy: 'loaded-first',
  plugins: [provideRuntimeToRemotes()],
});
