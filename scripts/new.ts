/**
 * @file `npm run new question-type|service|remote NAME [--one WORD]`: makes the files of a new part, and its lines in
 * existing files. Several parts can be named: `npm run new service trees remote trees`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lookup } from '@folkmoot/contracts';
import { applyEdits } from './new/edits';
import { type Kind, kinds } from './new/kinds';
import { type Names, namesOf } from './new/names';
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

interface Part {
  readonly kindName: string;
  readonly kind: Kind;
  readonly names: Names;
}

const readPart = (kindName: string, name: string): Part => {
  const kind = lookup(kinds, kindName);
  if (!kind || !name) throw new Problem(USAGE);
  return { kindName, kind, names: namesOf(name, options.one) };
};

/** Each kind with its name, as they follow one another on the command line. */
const readParts = ([kindName = '', name = '', ...others]: readonly string[]): Part[] => [
  readPart(kindName, name),
  ...(others.length > 0 ? readParts(others) : []),
];

/** Writes the files of a part and its lines in existing files. Returns what has changed. */
const makePart = ({ kindName, kind, names }: Part): string[] => {
  const values = { ...names, ...kind.values?.(root) };
  const made = render(path.join(root, 'scripts/new/templates', kindName), root, values);
  const edited = applyEdits(root, kind.edits, values);
  if (kind.workspace) addWorkspace(root, kind.workspace(names));
  for (const file of made) say(`  + ${file}`);
  for (const file of edited) say(`  ~ ${file}`);
  return [...made, ...edited];
};

const finish = async (files: ReadonlySet<string>): Promise<void> => {
  if (files.size === 0) return;
  await makeGenerated(root);
  await node('--import', 'tsx', 'scripts/docs.ts');
  const formatted = [...files].filter((file) => !file.endsWith('.md'));
  await node('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...formatted);
};

const make = async (): Promise<void> => {
  const parts = readParts(positionals);
  const changed = new Set<string>();
  try {
    for (const part of parts) for (const file of makePart(part)) changed.add(file);
  } finally {
    // When a part is refused, the parts before it are complete.
    await finish(changed);
  }
  for (const { kind, names } of parts) for (const line of kind.next(names)) say(line);
};

await make().catch((error: unknown) => {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
