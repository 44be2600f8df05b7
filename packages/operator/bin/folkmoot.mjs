#!/usr/bin/env node
/**
 * @file `npx folkmoot`: loads the tool from its bundle, which starts in a third of the time, or from its TypeScript
 * sources when they changed after the build. The image of the tools has the bundle only.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sources = new URL('../src/main.ts', import.meta.url);

const isBundleCurrent = async () => {
  if (!existsSync(sources)) return true;
  const { readParts, TOOL_PART } = await import('../../../scripts/start/parts.mjs');
  const { isCurrent } = await import('../../../scripts/start/stale.mjs');
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  return readParts(root).some((part) => part.name === TOOL_PART && isCurrent(root, part));
};

if (await isBundleCurrent()) {
  process.setSourceMapsEnabled(true);
  await import('../dist/tool/main.mjs');
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(sources.href);
}
