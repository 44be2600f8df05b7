/** @file `npm run build [-- PART...]`: builds the changed parts, or the named ones. */
import path from 'node:path';
import { buildParts } from './build/build-parts';
import { layOut } from './build/lay-out';
import { makeGenerated } from './start/generated.mjs';
import { readParts } from './start/parts.mjs';
import { createProgress } from './start/progress.mjs';
import { staleParts, storeStamps, takeStamps } from './start/stale.mjs';

const root = path.resolve(import.meta.dirname, '..');
const progress = createProgress();
const parts = readParts(root);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}; there are ${parts.map((p) => p.name)}`);

await makeGenerated(root);
const wanted = named.length > 0 ? parts.filter((part) => named.includes(part.name)) : staleParts(root, parts);
if (wanted.length === 0) {
  progress.line('  ✓ everything is built');
} else {
  const stamps = takeStamps(root, wanted);
  await buildParts(root, wanted, progress);
  if (wanted.some(({ kind }) => kind === 'browser')) {
    await progress.step('static files laid out and compressed', () => layOut(root, parts));
  }
  storeStamps(root, stamps);
}
