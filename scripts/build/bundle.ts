import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const SCOPE = '@folkmoot/';

/** Large packages of which the product needs a little: bundling takes 0.1 of their 28 MB, and images install none of them. */
const TAKEN_IN = '@opentelemetry/';

/** Workspace packages and their own `#` imports are source and are bundled; packages from the registry stay outside. */
const workspacesInside: Plugin = {
  name: 'workspaces-inside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./#]/ }, ({ path: wanted, kind }) => {
      const isInside = wanted.startsWith(SCOPE) || wanted.startsWith(TAKEN_IN);
      return kind === 'entry-point' || isInside ? undefined : { path: wanted, external: true };
    });
  },
};

interface BundleOptions {
  root: string;
  /** Files, or files with their place in the outdir. */
  entries: string[] | { in: string; out: string }[];
  outdir: string;
  /** The folder of the chunks in the outdir. By default beside the entries. */
  chunks?: string;
}

/**
 * ES modules for Node, with source maps: one per entry, and chunks for what several entries use, or load on demand only
 * (tasks of heavy work, tracing, what only separate processes need). Returns the files that the bundle was made from.
 */
export const bundle = async ({ root, entries, outdir, chunks = '' }: BundleOptions): Promise<string[]> => {
  if (entries.length === 0) return [];
  const { metafile } = await build({
    metafile: true,
    splitting: true,
    chunkNames: path.posix.join(chunks, '[name]-[hash]'),
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    outExtension: { '.js': '.mjs' },
    entryNames: chunks === '' ? '[name]' : '[dir]/[name]',
    bundle: true,
    platform: 'node',
    // The ES modules of a package, of which only the needed parts are taken.
    mainFields: ['module', 'main'],
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [workspacesInside],
  });
  return Object.keys(metafile.inputs);
};
