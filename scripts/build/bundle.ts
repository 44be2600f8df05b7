import { build, type Plugin } from 'esbuild';

const SCOPE = '@folkmoot/';

/** Workspace packages and their own `#` imports are source and are bundled; packages from the registry stay outside. */
const workspacesInside: Plugin = {
  name: 'workspaces-inside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./#]/ }, ({ path: wanted, kind }) => {
      if (kind === 'entry-point' || wanted.startsWith(SCOPE)) return undefined;
      return { path: wanted, external: true };
    });
  },
};

interface BundleOptions {
  root: string;
  entries: string[];
  outdir: string;
}

/**
 * The process for heavy work loads some of its tasks on demand, and `npm start` what only separate processes need: with
 * chunks, their packages load only then.
 */
const loadsOnDemand = (entry: string): boolean => /\/(?:heavy-worker|run\/stack)\.ts$/.test(entry);

/** One ES module per entry, for Node, with source maps. */
export const bundle = async ({ root, entries, outdir }: BundleOptions): Promise<void> => {
  await Promise.all([
    bundleAs({ root, outdir, entries: entries.filter((entry) => !loadsOnDemand(entry)) }, false),
    bundleAs({ root, outdir, entries: entries.filter(loadsOnDemand) }, true),
  ]);
};

const bundleAs = async ({ root, entries, outdir }: BundleOptions, splitting: boolean): Promise<void> => {
  if (entries.length === 0) return;
  await build({
    splitting,
    chunkNames: '[name]-[hash]',
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [workspacesInside],
  });
};
