/**
 * @file `npm run new question-type|service|remote NAME [--one WORD]`: makes the files of a new part, and its lines in
 * existing files. Several parts can be named: `npm run new service trees remote trees`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lookup } from '@folkmoot/contracts';
import { applyEdits } from './new/edits';
import { type Kind, kinds } from './new/kinds';
import { namesOf } from './new/names';
import { render } from './new/render';
import { addWorkspace } from './new/workspace';
import { makeGenerated } from './start/generated.mjs';
import { Problem } from './start/problem.mjs';
import { runCommand } from './start/run-command.mjs';

const USAGE = `Usage: npm run new question-type NAME     a type of question: colour
       npm run new service NAME           a service with its database: trees [--one tree]
       npm run new remote NAME            a part of the dashboard: trees, which becomes mf-trees
       npm run new service NAME remote NAME   both`;

const root = path.resolve(import.meta.dirname, '..');
const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { one: { type: 'string' } } });
const say = (text: string) => process.stdout.write(`${text}\n`);
const node = (...args: string[]) => runCommand(process.execPath, args, { cwd: root });

/** Each kind with its name, as they follow one another on the command line. */
const readParts = (words: readonly string[]): { kind: Kind; kindName: string; name: string }[] => {
  const pairs = words.flatMap((kindName, at) => (at % 2 === 0 ? [{ kindName, name: words[at + 1] ?? '' }] : []));
  const parts = pairs.map(({ kindName, name }) => ({ kind: lookup(kinds, kindName), kindName, name }));
  const known = parts.flatMap(({ kind, ...part }) => (kind && part.name ? [{ kind, ...part }] : []));
  if (known.length === 0 || known.length < parts.length) throw new Problem(USAGE);
  return known;
};

const finish = async (files: ReadonlySet<string>): Promise<void> => {
  await makeGenerated(root);
  await node('--import', 'tsx', 'scripts/docs.ts');
  const formatted = [...files].filter((file) => !file.endsWith('.md'));
  await node('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...formatted);
};

const make = async (): Promise<void> => {
  const parts = readParts(positionals).map((part) => ({ ...part, names: namesOf(part.name, options.one) }));
  const changed = new Set<string>();
  try {
    for (const { kind, kindName, names } of parts) {
      const values = { ...names, ...kind.values?.(root) };
      const made = render(path.join(root, 'scripts/new/templates', kindName), root, values);
      const edited = applyEdits(root, kind.edits, values);
      if (kind.workspace) addWorkspace(root, kind.workspace(names));
      for (const file of made) say(`  + ${file}`);
      for (const file of edited) say(`  ~ ${file}`);
      for (const file of [...made, ...edited]) changed.add(file);
    }
  } finally {
    // When a part is refused, the parts before it are made.
    if (changed.size > 0) await finish(changed);
  }
  for (const { kind, names } of parts) for (const line of kind.next(names)) say(line);
};

await make().catch((error: unknown) => {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
