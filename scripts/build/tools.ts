/**
 * @file `npx tsx scripts/build/tools.ts`: bundles what the image of the tools runs into build/tools, laid out like a clone: the
 * operator's tool with the code of the services that it loads, the mail sink, and what makes the demo data.
 */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { deployableDirs } from '../run/environment';
import { makeGenerated } from '../start/generated.mjs';
import { bundle } from './bundle';

const root = path.resolve(import.meta.dirname, '../..');
const outdir = path.join(root, 'build/tools');
/** As deep below the root as the sources of the operator's tool, which find the root from their own folder. */
const TOOL = 'packages/operator/dist/tool';

const entry = (source: string, out: string) => ({ in: path.join(root, source), out });

await makeGenerated(root);
rmSync(outdir, { recursive: true, force: true });
await bundle({
  root,
  entries: [
    entry('packages/operator/src/main.ts', `${TOOL}/main`),
    ...deployableDirs.flatMap((dir) =>
      ['config', 'service'].map((module) => entry(`${dir}/src/${module}.ts`, `${dir}/dist/${module}`)),
    ),
    entry('scripts/run/seed.ts', 'build/run/seed'),
    entry('scripts/mail-catcher/mail-catcher.ts', 'build/run/mail-catcher'),
  ],
  outdir,
  chunks: TOOL,
});
for (const file of ['package.json', 'packages/operator/package.json', 'packages/operator/bin/folkmoot.mjs']) {
  cpSync(path.join(root, file), path.join(outdir, file));
}
