#!/usr/bin/env node
/** @file `npx folkmoot`: loads the tool from its bundle, which only the image of the tools has, or from its TypeScript sources. */
import { existsSync } from 'node:fs';

const bundled = new URL('../dist/tool/main.mjs', import.meta.url);
if (existsSync(bundled)) {
  await import(bundled.href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../src/main.ts');
}
