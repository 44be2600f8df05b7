import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { DescriptorPlugin } from './descriptor-plugin';

interface Given {
  /** Set by `rspack dev`. */
  RSPACK_SERVE?: boolean;
}

interface Argv {
  mode?: string;
}

/** What rspack calls: `build` makes production, `dev` development. */
export type ConfigFactory = (env?: Given, argv?: Argv) => Configuration;

const isProduction = (env: Given = {}, argv: Argv = {}): boolean => !env.RSPACK_SERVE && argv.mode !== 'development';

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
  /** `{ './app': './src/app/app.tsx' }`, and what the descriptor provides. */
  exposes: Readonly<Record<`./${string}`, string>>;
  /** Folder of the remote; where rspack runs, unless told otherwise. */
  dir?: string;
  /** Port of the dev server when it runs alone. */
  port?: number;
}

const REMOTE_PORT = 4100;
const SHELL_PORT = 4050;

/**
 * The rspack configuration of a remote: exposes, shared dependencies, manifest, its descriptor checked and copied.
 * In development `src/alone.tsx` runs it by itself.
 */
export const defineRemote =
  ({ name, exposes, dir = process.cwd(), port = REMOTE_PORT }: RemoteOptions): ConfigFactory =>
  (env, argv) => {
    const production = isProduction(env, argv);
    // In production a remote has no page of its own: only what it exposes is built.
    const entry: Record<string, string> = production ? {} : { main: './src/alone.tsx' };
    const base = { name, dir, exposes, port, entry, assetDir: '', publicPath: 'auto', isProduction: production };
    const config = baseConfig(base);
    const pages = production ? [] : [page(path.join(import.meta.dirname, 'alone.html'), name)];
    return {
      ...config,
      plugins: [...(config.plugins ?? []), new DescriptorPlugin(name, Object.keys(exposes)), ...pages],
    };
  };

interface ShellOptions {
  dir?: string;
  port?: number;
  /** The page, with a #root. */
  template?: string;
}

/** The rspack configuration of the shell: its page, hashed files below /static, and no remote. */
export const defineShell =
  ({ dir = process.cwd(), port = SHELL_PORT, template = './index.html' }: ShellOptions = {}): ConfigFactory =>
  (env, argv) => {
    const production = isProduction(env, argv);
    const entry = { main: './src/index.ts' };
    const base = { name: 'shell', dir, exposes: {}, port, entry, assetDir: 'static/', publicPath: '/' };
    const config = baseConfig({ ...base, isProduction: production });
    return { ...config, plugins: [...(config.plugins ?? []), page(path.resolve(dir, template), 'shell')] };
  };
