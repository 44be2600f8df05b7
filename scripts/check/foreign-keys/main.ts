/**
 * @file Prints the objects of the product that are read or written by a key from outside. It runs as a separate
 * process, because it uses one processor for a while.
 */
import path from 'node:path';
import ts from 'typescript';
import { foreignKeys, isProduct } from './foreign-keys';

const root = path.resolve(import.meta.dirname, '../../..');

/** Packages are in both configurations. One program, with the types of both sides, reads and checks them once. */
const CONFIGS = ['tsconfig.server.json', 'tsconfig.browser.json'];

const read = CONFIGS.map((name) => {
  const { config } = ts.readConfigFile(path.join(root, name), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
});
const own = new Set(
  read
    .flatMap(({ fileNames }) => fileNames)
    .filter((file) => isProduct(path.relative(root, file).replaceAll(path.sep, '/'))),
);
const options = Object.assign({}, ...read.map((each) => each.options), {
  incremental: false,
  tsBuildInfoFile: undefined,
});
const { files, problems } = foreignKeys(ts.createProgram([...own], options), root);
process.stdout.write(JSON.stringify({ files: files.length, problems }));
