import path from 'node:path';
import { deployableDirs } from '../run/environment';
import { TOOL_BUNDLE } from '../start/parts.mjs';
import { bundle } from './bundle';

interface ToolOptions {
  /** The folder that gets the bundle, laid out like a clone. By default the clone itself. */
  outdir?: string;
  /** Programs beside the tool, which share its chunks. */
  programs?: { in: string; out: string }[];
}

/**
 * Bundles the operator's tool with the code of the services that it loads. Chunks of an earlier build stay: a command
 * that runs may load them still. Returns the files that the bundle was made from.
 */
export const buildTool = (root: string, { outdir = root, programs = [] }: ToolOptions = {}): Promise<string[]> => {
  const deployables = deployableDirs.flatMap((dir) =>
    ['config', 'service'].map((module) => ({
      in: path.join(root, dir, `src/${module}.ts`),
      out: `${TOOL_BUNDLE}/deployables/${path.basename(dir)}/${module}`,
    })),
  );
  const main = { in: path.join(root, 'packages/operator/src/main.ts'), out: `${TOOL_BUNDLE}/main` };
  return bundle({ root, entries: [main, ...deployables, ...programs], outdir, chunks: TOOL_BUNDLE });
};
