/** @file Only few files may start programs, with fixed arguments: no outside input becomes a system command. */
import type { SourceFile } from '../read-sources';

/** Files that may start programs, and the programs they start. */
const allowed: ReadonlyMap<string, string> = new Map([
  ['packages/embedded-mongo/src/mongo-source.ts', 'the database of a small installation'],
  ['packages/embedded-mongo/src/source/child.ts', 'the database of a small installation'],
  ['packages/service-kit/src/heavy-work/worker-process.ts', 'the process of a service that does heavy work'],
]);

const PRODUCT = /^(services|gateway|packages)\/.*\/src\/.*\.tsx?$|^gateway\/src\/.*\.ts$/;
const OF_TESTS = /\.(test|fixture)\.tsx?$|\/(testing|checks)\//;
const STARTS = /['"](?:node:)?child_process['"]/;
/** A shell would read the arguments. */
const SHELL = /\bshell:\s*true\b|(?<![.\w])exec(?:Sync)?\(/;

/** Files of the product that start programs without being listed, or use a shell. */
export const startedPrograms = (
  files: readonly SourceFile[],
  list: ReadonlyMap<string, string> = allowed,
): string[] => {
  const starting = files.filter(({ path, text }) => PRODUCT.test(path) && !OF_TESTS.test(path) && STARTS.test(text));
  const unlisted = starting
    .filter(({ path }) => !list.has(path))
    .map(({ path }) => `${path}: starts a program and is not listed`);
  const byShell = starting.filter(({ text }) => SHELL.test(text)).map(({ path }) => `${path}: uses a shell`);
  const paths = new Set(starting.map(({ path }) => path));
  const gone = [...list.keys()]
    .filter((path) => !paths.has(path))
    .map((path) => `${path}: is listed and starts no program`);
  return [...unlisted, ...byShell, ...gone];
};
