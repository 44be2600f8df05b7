/**
 * @file `npx tsx scripts/build/tools.ts`: bundles what the image of the tools runs into build/tools, laid out like a clone: the
 * operator's tool with the code of the services that it loads, the mail sink, and what makes the demo data.
 */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeGenerated } from '../start/generated.mjs';
import { buildTool } from './build-tool';

const root = path.resolve(import.meta.dirname, '../..');
const outdir = path.join(root, 'build/tools');

await makeGenerated(root);
rmSync(outdir, { recursive: true, force: true });
await buildTool(root, {
  outdir,
  programs: [
    { in: path.join(root, 'scripts/run/seed.ts'), out: 'build/run/seed' },
    { in: path.join(root, 'scripts/mail-catcher/mail-catcher.ts'), out: 'build/run/mail-catcher' },
  ],
});
for (const file of ['package.json', 'packages/operator/package.json', 'packages/operator/bin/folkmoot.mjs']) {
  cpSync(path.join(root, file), path.join(outdir, file));
}
