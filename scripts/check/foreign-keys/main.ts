/**
 * @file Prints the objects of the product that are read or written by a key from outside. It runs as a separate
 * process, because it uses one processor for a while.
 */
import path from 'node:path';
import ts from 'typescript';
import { foreignKeys, isProduct } from './foreign-keys';

const root = path.resolve(import.meta.dirname, '../../..');

const programOf = (config: string): ts.Program => {
  const { config: text } = ts.readConfigFile(path.join(root, config), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(text, ts.sys, root);
  const own = fileNames.filter((file) => isProduct(path.relative(root, file).replaceAll(path.sep, '/')));
  return ts.createProgram(own, { ...options, incremental: false, tsBuildInfoFile: undefined });
};

const results = ['tsconfig.server.json', 'tsconfig.browser.json'].map((config) => foreignKeys(programOf(config), root));
const files = new Set(results.flatMap((each) => each.files)).size;
const problems = [...new Set(results.flatMap((each) => each.problems))];
process.stdout.write(JSON.stringify({ files, problems }));
