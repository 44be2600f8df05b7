/**
 * @file `npm run cluster -- VALUES.ts [--out FILE]`: prints the objects of an installation on Kubernetes, or writes them into a
 * file. How: docs/guides/run-on-kubernetes.md
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { checkSettings } from './kubernetes/check-settings';
import { manifestsOf, readInstallation, render } from './kubernetes/render';
import { Problem } from './start/problem.mjs';

const USAGE =
  'Usage: npm run cluster -- VALUES.ts [--out FILE]. Copy a file of deploy/kubernetes, such as small.ts, and change it.';

const root = path.resolve(import.meta.dirname, '..');

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, out: values.out };
  } catch {
    // An unknown option.
  }
  throw new Problem(USAGE);
};

const firstLineOf = (error: unknown): string => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return line;
};

const writeOut = (out: string, text: string): void => {
  try {
    writeFileSync(out, text);
  } catch (error) {
    throw new Problem(`${out} cannot be written: ${firstLineOf(error)}`);
  }
};

const loadValues = async (file: string): Promise<unknown> => {
  const full = path.resolve(file);
  if (!existsSync(full)) throw new Problem(`${file}: there is no such file. ${USAGE}`);
  const loaded: { readonly values?: unknown } = await import(pathToFileURL(full).href).catch((error: unknown) => {
    throw new Problem(`${file} cannot be loaded: ${firstLineOf(error)}`);
  });
  if (loaded.values === undefined) throw new Problem(`${file}: write export const values = defineValues({ … })`);
  return loaded.values;
};

const make = async (): Promise<void> => {
  const { file, out } = readArguments();
  const installation = readInstallation(root, await loadValues(file), file);
  await checkSettings(installation.parts, file);
  const text = render(manifestsOf(installation));
  if (out === undefined) process.stdout.write(text);
  else {
    writeOut(out, text);
    process.stdout.write(`${out} is written. Next: kubectl apply --server-side -f ${out}\n`);
  }
};

await make().catch((error: unknown) => {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
