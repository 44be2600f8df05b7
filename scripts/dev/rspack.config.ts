/** @file Every browser part of the product in one process, built again as it changes. `npm run dev` runs it and hears of every build. */
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { readParts } from '../start/parts.mjs';
import { BuildReporter } from './build-reporter';

const root = path.resolve(import.meta.dirname, '../..');
const { STATIC_DIR: staticDir = path.join(root, 'build/dev') } = process.env;
const reporter = new BuildReporter((report) => process.send?.(report));

/** Where the gateway looks for it; the names in there stay the same from build to build. */
const folderOf = (dir: string): string => path.join(staticDir, dir === 'shell' ? dir : `remotes/${dir}/dev`);

const watchBuild = async (dir: string): Promise<Configuration> => {
  const { default: define } = await import(path.join(root, dir, 'rspack.config.mjs'));
  const config: Configuration = define({}, { mode: 'development' });
  return {
    ...config,
    output: { ...config.output, path: folderOf(dir), clean: false },
    plugins: [...(config.plugins ?? []), reporter],
  };
};

const configurations = async (): Promise<Configuration[]> => {
  const made: Configuration[] = [];
  // One after the other: rspack's loader of TypeScript gives half a module to whoever imports it a second time meanwhile.
  for (const { dir } of readParts(root).filter(({ kind }) => kind === 'browser')) made.push(await watchBuild(dir));
  return made;
};

export default configurations;
