import { lookup } from '@folkmoot/contracts/client';
/**
 * @file What remotes run on: federation's runtime and the page's copies of what is shared. All of it is fetched with the
 * first remote: the shell's own pages do without, so they carry only those parts of the shared packages that they use.
 */
import { type GivenByShell, sharedFloors } from '@folkmoot/federation/floors';
import * as shellSdk from '@folkmoot/shell-sdk';
import * as ui from '@folkmoot/ui';
import * as controls from '@folkmoot/ui/controls';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntimeToRemotes from '@module-federation/inject-external-runtime-core-plugin';
import react from 'react';
import reactDom from 'react-dom';

interface Given {
  version: string;
  lib: () => unknown;
}

const given: Readonly<Record<GivenByShell, Given>> = {
  react: { version: react.version, lib: () => react },
  'react-dom': { version: reactDom.version, lib: () => reactDom },
  '@folkmoot/ui': { version: ui.UI_VERSION, lib: () => ui },
  '@folkmoot/ui/controls': { version: ui.UI_VERSION, lib: () => controls },
  '@folkmoot/shell-sdk': { version: shellSdk.SHELL_SDK_VERSION, lib: () => shellSdk },
};

const shared = Object.fromEntries(
  Object.entries(given).map(([name, source]) => {
    const requiredVersion: string | false = lookup(sharedFloors, name) ?? false;
    return [
      name,
      { ...source, scope: 'default', shareConfig: { singleton: true, strictVersion: true, requiredVersion } },
    ];
  }),
);

/** The page's side of federation: one copy of everything shared, checked against the agreed floors. */
export const federationHost = createInstance({
  name: 'shell',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [provideRuntimeToRemotes()],
});
