import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { DescriptorPlugin } from './descriptor-plugin';
import { type Argv, type Environment, type Purpose, purposeOf } from './purpose';

/**
 * The function that rspack calls: `build` makes a release, `build --mode development` a watch build, `dev` runs the
 * part standalone.
 */
export type ConfigFactory = (env?: Environment, argv?: Argv) => Configuration;

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
  /** Port of the dev server in standalone mode. Each remote has its own. */
  port: number;
  /** `{ './app': './src/app/app.tsx' }`, and the modules that the descriptor provides. */
  exposes: Readonly<Record<`./${string}`, string>>;
}

/** Only in standalone mode a remote has its own entry and page. In other modes only the exposed modules are built. */
const standalonePage = (name: string) => ({
  entry: { main: './src/standalone/index.ts' },
  pages: [page(path.join(import.meta.dirname, 'standalone.html'), name)],
  publicPath: '/',
});

/**
 * The rspack configuration of a remote: exposed modules, shared dependencies, manifest, and the checked and copied
 * descriptor. `rspack dev` runs `src/standalone/index.ts` without the shell.
 */
export const defineRemote =
  ({ name, dir, port, exposes }: RemoteOptions): ConfigFactory =>
  (env, argv) => {
    const purpose = purposeOf(env, argv);
    const { pages, ...place } =
      purpose === 'standalone' ? standalonePage(name) : { entry: {}, pages: [], publicPath: 'auto' };
    const config = baseConfig({ name, dir, port, exposes, purpose, assetDir: '', ...place });
    return {
      ...config,
      plugins: [...(config.plugins ?? []), new DescriptorPlugin(name, Object.keys(exposes)), ...pages],
    };
  };

interface ShellOptions {
  dir: string;
  port: number;
  /** The HTML template, with a #root element. */
  template?: string;
}

/** In a watch build the page listens for `npm run dev`. A dev server adds its own listener. */
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
