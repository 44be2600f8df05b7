import { build, type Plugin } from 'esbuild';

const SCOPE = '@folkmoot/';

/** Workspace packages are source and go into the bundle; everything from the registry stays outside. */
const workspacesInside: Plugin = {
  name: 'workspaces-inside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: wanted, kind }) => {
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

/** One ES module per entry, for Node, with source maps. */
export const bundle = async ({ root, entries, outdir }: BundleOptions): Promise<void> => {
  await build({
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
