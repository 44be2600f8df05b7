import { lookup } from '@folkmoot/contracts/client';
/**
 * @file The runtime of remotes: federation and the page's copies of shared packages. All of it loads with the first
 * remote, so that the shell's own pages contain only the parts of the shared packages that they use.
 */
import { type ProvidedByShell, sharedFloors } from '@folkmoot/federation/floors';
import * as shellSdk from '@folkmoot/shell-sdk';
import * as ui from '@folkmoot/ui';
import * as controls from '@folkmoot/ui/controls';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntimeToRemotes from '@module-federation/inject-external-runtime-core-plugin';
import react from 'react';
import reactDom from 'react-dom';

interface SharedPackage {
  version: string;
  lib: () => unknown;
}

const provided: Readonly<Record<ProvidedByShell, SharedPackage>> = {
  react: { version: react.version, lib: () => react },
  'react-dom': { version: reactDom.version, lib: () => reactDom },
  '@folkmoot/ui': { version: ui.UI_VERSION, lib: () => ui },
  '@folkmoot/ui/controls': { version: ui.UI_VERSION, lib: () => controls },
  '@folkmoot/shell-sdk': { version: shellSdk.SHELL_SDK_VERSION, lib: () => shellSdk },
};

const shared = Object.fromEntries(
  Object.entries(provided).map(([name, source]) => {
    const requiredVersion: string | false = lookup(sharedFloors, name) ?? false;
    return [
      name,
      { ...source, scope: 'default', shareConfig: { singleton: true, strictVersion: true, requiredVersion } },
    ];
  }),
);

/** The page's side of federation: one copy of each shared package, checked against the agreed minimum versions. */
export const federationHost = createInstance({
  name: 'shell',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [provideRuntimeToRemotes()],
});
