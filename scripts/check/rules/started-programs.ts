/** @file Starting a program is for few files, which give it fixed arguments: nothing from outside becomes a command of the system. */
import type { SourceFile } from '../read-sources';

/** What starts programs, and which. */
const allowed: ReadonlyMap<string, string> = new Map([
  ['packages/embedded-mongo/src/mongo-source.ts', 'the database of a small installation'],
  ['packages/embedded-mongo/src/source/child.ts', 'the database of a small installation'],
  ['packages/service-kit/src/heavy-work/worker-process.ts', 'the process of a service that does heavy work'],
]);

const PRODUCT = /^(services|gateway|packages)\/.*\/src\/.*\.tsx?$|^gateway\/src\/.*\.ts$/;
const OF_TESTS = /\.(test|fixture)\.tsx?$|\/(testing|checks)\//;
const STARTS = /['"](?:node:)?child_process['"]/;
/** A shell would read the arguments. */
const SHELL = /\bshell:\s*true\b|\bexec(?:Sync)?\(/;

/** Files of the product that start programs and are not listed, or hand them to a shell. */
export const startedPrograms = (
  files: readonly SourceFile[],
  list: ReadonlyMap<string, string> = allowed,
): string[] => {
  const starting = files.filter(({ path, text }) => PRODUCT.test(path) && !OF_TESTS.test(path) && STARTS.test(text));
  const unlisted = starting
    .filter(({ path }) => !list.has(path))
    .map(({ path }) => `${path}: starts a program and does not stand in the list`);
  const byShell = starting.filter(({ text }) => SHELL.test(text)).map(({ path }) => `${path}: uses a shell`);
  const found = new Set(starting.map(({ path }) => path));
  const gone = [...list.keys()]
    .filter((path) => !found.has(path))
    .map((path) => `${path}: stands in the list and starts no program`);
  return [...unlisted, ...byShell, ...gone];
};
