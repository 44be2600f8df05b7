import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { DescriptorPlugin } from './descriptor-plugin';
import { type Argv, type Given, type Purpose, purposeOf } from './purpose';

/** What rspack calls: `build` makes a release, with `--mode development` a watch build; `dev` runs the part alone. */
export type ConfigFactory = (env?: Given, argv?: Argv) => Configuration;

const page = (template: string, name: string) =>
  new rspack.HtmlRspackPlugin({
    template,
    publicPath: '/',
    scriptLoading: 'module',
    // The container is for other shells, not for this page.
    excludeChunks: [name.replaceAll('-', '_')],
  });

interface RemoteOptions {
  /** As in the registry and in remote.json: `mf-campaigns`. */
  name: `mf-${string}`;
  /** Folder of the remote: `import.meta.dirname`. */
  dir: string;
  /** Port of the dev server when it runs alone; each remote has its own. */
  port: number;
  /** `{ './app': './src/app/app.tsx' }`, and what the descriptor provides. */
  exposes: Readonly<Record<`./${string}`, string>>;
}

/** Only alone a remote has an entry and a page of its own; elsewhere nothing but what it exposes is built. */
const alonePage = (name: string) => ({
  entry: { main: './src/alone/index.ts' },
  pages: [page(path.join(import.meta.dirname, 'alone.html'), name)],
  publicPath: '/',
});

/**
 * The rspack configuration of a remote: exposes, shared dependencies, manifest, its descriptor checked and copied.
 * `rspack dev` runs `src/alone/index.ts` by itself.
 */
export const defineRemote =
  ({ name, dir, port, exposes }: RemoteOptions): ConfigFactory =>
  (env, argv) => {
    const purpose = purposeOf(env, argv);
    const { pages, ...place } = purpose === 'alone' ? alonePage(name) : { entry: {}, pages: [], publicPath: 'auto' };
    const config = baseConfig({ name, dir, port, exposes, purpose, assetDir: '', ...place });
    return {
      ...config,
      plugins: [...(config.plugins ?? []), new DescriptorPlugin(name, Object.keys(exposes)), ...pages],
    };
  };

interface ShellOptions {
  dir: string;
  port: number;
  /** The page, with a #root. */
  template?: string;
}

/** In a watch build the page listens for `npm run dev`; a dev server brings a listener of its own. */
const shellEntry = (purpose: Purpose): string[] => {
  const entry = ['./src/index.tsx'];
  const listener = path.join(import.meta.dirname, 'reload-page.ts');
  return purpose === 'watch' ? [listener, ...entry] : entry;
};

/** The rspack configuration of the shell: its page, hashed files below /static, and no remote. */
export const defineShell =
  ({ dir, port, template = './index.html' }: ShellOptions): ConfigFactory =>
  (env, argv) => {
    const purpose = purposeOf(env, argv);
    const entry = { main: shellEntry(purpose) };
    const place = { name: 'shell', dir, port, exposes: {}, assetDir: 'static/', publicPath: '/' };
    const config = baseConfig({ ...place, entry, purpose });
    return { ...config, plugins: [...(config.plugins ?? []), page(path.resolve(dir, template), 'shell')] };
  };
