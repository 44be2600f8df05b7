/**
 * @file Builds the resident pages: the client bundle, and the bundle that renders pages on the server. Both use
 * Preact as React.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { minify } from '@swc/core';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/** Server and browser share these options: a difference would break hydration. */
const common: BuildOptions = {
  bundle: true,
  minify: true,
  write: false,
  jsx: 'automatic',
  charset: 'utf8',
  alias: {
    react: path.join(root, 'src/entry-points/react-on-preact.ts'),
    'react-dom/server': 'preact-render-to-string',
    'react/jsx-runtime': path.join(root, 'src/entry-points/jsx-on-preact.ts'),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
  absWorkingDir: root,
};

const minifiedCss = async (file: string): Promise<string> => {
  const result = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    absWorkingDir: root,
  });
  return result.outputFiles[0]?.text.trim() ?? '';
};

const bundle = async (options: BuildOptions): Promise<Buffer> => {
  const result = await build({ ...common, ...options });
  return Buffer.from(result.outputFiles?.[0]?.contents ?? []);
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export interface ResidentBuild {
  client: string;
  /** Files that the client needs at start, for preload links. Files that load on demand are not included. */
  preload: string[];
  /** Files that load on demand, by the name of their source. */
  later: Record<string, string>;
  /** The script of pages that are forms. */
  forms: string;
  /** The service worker of surveys. */
  worker: string;
  render: string;
  /** sha256 of the render bundle, in hex. */
  renderHash: string;
}

interface ResidentOptions {
  outDir: string;
  /** Keeps the output readable and makes the page reload for `npm run dev`. */
  isDev?: boolean;
}

const listening = (): BuildOptions => ({
  minify: false,
  sourcemap: 'inline',
  inject: [createRequire(import.meta.url).resolve('@folkmoot/federation/reload-page')],
});

/** The second minifier makes the download about 5% smaller. */
const squeeze = async (outputs: readonly string[]): Promise<void> => {
  for (const file of outputs.map((output) => path.resolve(root, output))) {
    const options = {
      module: true,
      mangle: { toplevel: true },
      compress: { toplevel: true, passes: 4, ecma: 2020 },
    } as const;
    const { code } = await minify(await readFile(file, 'utf8'), options);
    await writeFile(file, code);
  }
};

const CLIENT = path.join(root, 'src/entry-points/client.tsx');

/**
 * Each file that is fetched later also imports the client. The page has it already, so nothing more is fetched, but the
 * bundler then makes one file of all code that the page needs at start. Otherwise it would make one for each set of
 * later files that share code, and small files compress badly.
 */
const oneFileAtStart: Plugin = {
  name: 'one-file-at-start',
  setup: ({ onLoad, onResolve, resolve }) => {
    onResolve({ filter: /^[.]/ }, async ({ kind, path: wanted, importer, resolveDir, namespace, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === oneFileAtStart) return null;
      const target = await resolve(wanted, { kind, importer, resolveDir, namespace, pluginData: oneFileAtStart });
      return { ...target, namespace: 'later' };
    });
    onLoad({ filter: /.*/, namespace: 'later' }, ({ path: file }) => ({
      contents: `import ${JSON.stringify(CLIENT)}; export * from ${JSON.stringify(file)};`,
      resolveDir: root,
    }));
  },
};

/**
 * The client entry and the code that it needs at start. Code that only some surveys need (`import()`) goes into
 * separate files. File names carry hashes.
 */
const buildClient = async (
  folder: string,
  proofWorker: string,
  isDev: boolean,
): Promise<Omit<ResidentBuild, 'worker' | 'render' | 'renderHash'>> => {
  const { metafile } = await build({
    ...common,
    entryPoints: ['src/entry-points/client.tsx', 'src/entry-points/forms.ts'],
    format: 'esm',
    target: 'es2020',
    splitting: true,
    // The code of question types beyond the first ones is fetched when a survey has them.
    conditions: ['resident'],
    define: { ...common.define, PROOF_WORKER: JSON.stringify(`/${proofWorker}`) },
    plugins: [oneFileAtStart],
    metafile: true,
    write: true,
    outdir: folder,
    entryNames: '[name].[hash]',
    chunkNames: 'part.[hash]',
    ...(isDev ? listening() : {}),
  });
  if (!isDev) await squeeze(Object.keys(metafile.outputs));
  const nameOf = (output: string): string => `resident/${path.basename(output)}`;
  const outputOf = (entry: string) => {
    const output = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(entry));
    if (!output) throw new Error(`${entry} was not built`);
    return output;
  };
  const [client, made] = outputOf('client.tsx');
  const [forms] = outputOf('forms.ts');
  const later = Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
    entryPoint?.startsWith('later:') ? [[path.basename(entryPoint).replace(/\.tsx?$/, ''), nameOf(output)]] : [],
  );
  const needed = made.imports
    .filter(({ kind }) => kind === 'import-statement')
    .map((imported) => nameOf(imported.path));
  return { client: nameOf(client), preload: needed, later: Object.fromEntries(later), forms: nameOf(forms) };
};

/** The worker that computes a proof of work. Only pages that owe one load it. */
const buildProofWorker = async (folder: string, isDev: boolean): Promise<string> => {
  const code = await bundle({
    entryPoints: ['src/features/survey/proof-worker.ts'],
    format: 'iife',
    target: 'es2020',
    minify: !isDev,
  });
  const name = `proof-worker.${hashOf(code).slice(0, 10)}.js`;
  await writeFile(path.join(folder, name), code);
  return `resident/${name}`;
};

/** The worker contains the build id: each build makes a new worker, which deletes the cache of the previous build. */
const buildWorker = async (outDir: string, build: readonly string[], isDev: boolean): Promise<string> => {
  const release = hashOf(Buffer.from(build.join())).slice(0, 10);
  const define = { ...common.define, RELEASE: JSON.stringify(release) };
  const code = await bundle({
    entryPoints: ['src/entry-points/worker.ts'],
    format: 'iife',
    target: 'es2020',
    define,
    minify: !isDev,
  });
  const name = `resident/worker.${hashOf(code).slice(0, 10)}.js`;
  await writeFile(path.join(outDir, name), code);
  return name;
};

/** Builds both bundles into `outDir`/resident under names that carry their hashes. */
export const buildResident = async ({ outDir, isDev = false }: ResidentOptions): Promise<ResidentBuild> => {
  const inlineCss = {
    name: 'inline-css',
    setup: (plugin: {
      onLoad: (
        filter: { filter: RegExp },
        load: (file: { path: string }) => Promise<{ contents: string; loader: 'text' }>,
      ) => void;
    }) =>
      plugin.onLoad({ filter: /entities\/page\/[a-z-]+\.css$/ }, async (file) => ({
        contents: await minifiedCss(file.path),
        loader: 'text',
      })),
  };
  const folder = path.join(outDir, 'resident');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const proofWorker = await buildProofWorker(folder, isDev);
  const [client, code] = await Promise.all([
    buildClient(folder, proofWorker, isDev),
    bundle({
      entryPoints: ['src/entry-points/render.tsx'],
      format: 'esm',
      platform: 'node',
      target: 'node20',
      plugins: [inlineCss],
    }),
  ]);
  const render = `resident/render.${hashOf(code).slice(0, 10)}.mjs`;
  await writeFile(path.join(outDir, render), code);
  const worker = await buildWorker(outDir, [client.client, ...client.preload, client.forms, render], isDev);
  const later = { ...client.later, 'proof-worker': proofWorker };
  return { ...client, later, worker, render, renderHash: hashOf(code) };
};

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain) {
  const { dev } = parseArgs({ options: { dev: { type: 'string' } } }).values;
  const outDir = dev ?? path.join(root, 'dist');
  const resident = await buildResident({ outDir, isDev: dev !== undefined });
  // Adds the release data to the descriptor that rspack has already checked and copied.
  const described = JSON.parse(await readFile(path.join(dev === undefined ? outDir : root, 'remote.json'), 'utf8'));
  await writeFile(path.join(outDir, 'remote.json'), `${JSON.stringify({ ...described, resident }, null, 2)}\n`);
}
