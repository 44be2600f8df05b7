/**
 * @file Builds every browser part of the product in one process, again after each change. `npm run dev` runs it and
 * gets every report.
 */
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { readParts } from '../start/parts.mjs';
import { BuildReporter } from './build-reporter';

const root = path.resolve(import.meta.dirname, '../..');
const { STATIC_DIR: staticDir = path.join(root, 'build/dev') } = process.env;
const reporter = new BuildReporter((report) => process.send?.(report));

/** The folder where the gateway looks for it. Its file names are the same for every build. */
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
  // Sequential: rspack's TypeScript loader returns an incomplete module when a second import starts before the first
  // has ended.
  for (const { dir } of readParts(root).filter(({ kind }) => kind === 'browser')) made.push(await watchBuild(dir));
  return made;
};

export default configurations;
