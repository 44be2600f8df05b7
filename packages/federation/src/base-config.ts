import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { browserTargets } from './browsers';
import { devServer } from './dev-server';
import { FontPlugin } from './font-plugin';
import type { Purpose } from './purpose';
import { type Side, sharedDependencies } from './shared';

export interface BaseOptions {
  name: string;
  /** Folder of the deployable. */
  dir: string;
  purpose: Purpose;
  /** Modules that other builds may load. Empty for the shell, which no build loads. */
  exposes: Readonly<Record<string, string>>;
  entry: Record<string, string | string[]>;
  /** Folder of hashed files within `dist`, with a slash at the end. Empty for the root. */
  assetDir: string;
  publicPath: string;
  /** Port of the dev server in standalone mode. */
  port: number;
}

const versionIn = (dir: string) => {
  const require = createRequire(path.join(dir, 'package.json'));
  return (name: string): string => {
    const entry = require.resolve(name.split('/').slice(0, 2).join('/'));
    const file = path.join(path.dirname(path.dirname(entry)), 'package.json');
    return JSON.parse(readFileSync(file, 'utf8')).version;
  };
};

const rules = (isProduction: boolean) => [
  {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    use: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: !isProduction } },
          target: 'es2022',
        },
      },
    },
  },
  { test: /\.module\.css$/, type: 'css/module' },
  { test: /\.css$/, exclude: /\.module\.css$/, resourceQuery: { not: [/raw/] }, type: 'css' },
  { test: /\.css$/, resourceQuery: /raw/, type: 'asset/source' },
  { test: /\.(woff2|png|svg|jpg|webp)$/, type: 'asset/resource' },
];

const sideOf = ({ purpose }: BaseOptions): Side => (purpose === 'standalone' ? 'standalone' : 'part');

/** The shell gives remotes its copy of the federation runtime, which saves 25 kB in each. */
const runtimes = {
  part: { externalRuntime: true },
  standalone: {},
} as const satisfies Record<Side, object>;

const federation = (options: BaseOptions) =>
  new ModuleFederationPlugin({
    name: options.name.replaceAll('-', '_'),
    filename: 'remoteEntry.js',
    manifest: true,
    dts: false,
    exposes: options.exposes,
    // The build knows no remotes: they come from the registry at run time.
    remotes: {},
    shared: sharedDependencies(sideOf(options), versionIn(options.dir)),
    shareStrategy: 'loaded-first',
    experiments: runtimes[sideOf(options)],
  });

/** react-router's exports name its development build in every mode. The production build is a fifth smaller. */
const productionBuilds = (): Record<string, string> => {
  const entry = createRequire(import.meta.url).resolve('react-router');
  const production = entry.replace(`${path.sep}development${path.sep}`, `${path.sep}production${path.sep}`);
  return { 'react-router$': production.replace(/\.js$/, '.mjs') };
};

/** The configuration that shell and remotes share. */
export const baseConfig = (options: BaseOptions): Configuration => {
  const { name, dir, purpose, assetDir, publicPath, port } = options;
  const isProduction = purpose === 'release';
  const hash = isProduction ? '.[contenthash:8]' : '';
  return {
    name,
    context: dir,
    mode: isProduction ? 'production' : 'development',
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    entry: options.entry,
    output: {
      path: path.join(dir, 'dist'),
      clean: true,
      publicPath,
      uniqueName: name,
      filename: `${assetDir}[name]${hash}.js`,
      chunkFilename: `${assetDir}[name]${hash}.js`,
      cssFilename: `${assetDir}[name]${hash}.css`,
      cssChunkFilename: `${assetDir}[name]${hash}.css`,
      assetModuleFilename: `${assetDir}[name]${hash}[ext]`,
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: isProduction ? productionBuilds() : {} },
    module: { rules: rules(isProduction), parser: { 'css/module': { namedExports: false } } },
    optimization: {
      // Short ids: hashed ones grow with the number of modules.
      ...(isProduction ? { moduleIds: 'natural' as const } : {}),
      // A catalogue of another language contains the English words, too. They stay in the files of their screens.
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && !/words.cy/.test(chunk.name ?? '') },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: [...browserTargets] } }),
      ],
    },
    plugins: [
      ...(Object.keys(options.exposes).length > 0 ? [federation(options)] : []),
      ...(isProduction ? [new FontPlugin()] : []),
    ],
    // With lazy compilation `rspack dev` would build lazy imports later under other names than the page has: 404.
    lazyCompilation: false,
    watchOptions: { ignored: /[\\/]node_modules[\\/]/ },
    devServer: devServer(port),
    stats: 'errors-warnings',
    performance: false,
  };
};
