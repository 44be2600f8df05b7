/**
 * @file `npm run new question-type|service|remote NAME [--one WORD]`: makes the files of a new part, and its lines in
 * existing files.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lookup } from '@folkmoot/contracts';
import { applyEdits } from './new/edits';
import { kinds } from './new/kinds';
import { namesOf } from './new/names';
import { render } from './new/render';
import { addWorkspace } from './new/workspace';
import { makeGenerated } from './start/generated.mjs';
import { Problem } from './start/problem.mjs';
import { runCommand } from './start/run-command.mjs';

const USAGE = `Usage: npm run new question-type NAME     a type of question: colour
       npm run new service NAME           a service with its database: trees [--one tree]
       npm run new remote NAME            a part of the dashboard: trees, which becomes mf-trees`;

const root = path.resolve(import.meta.dirname, '..');
const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { one: { type: 'string' } } });
const [kindName = '', name = ''] = positionals;
const say = (text: string) => process.stdout.write(`${text}\n`);
const node = (...args: string[]) => runCommand(process.execPath, args, { cwd: root });

const make = async (): Promise<void> => {
  const kind = lookup(kinds, kindName);
  if (!kind || !name) throw new Problem(USAGE);
  const names = namesOf(name, options.one);
  const values = { ...names, ...kind.values?.(root) };
  const made = render(path.join(root, 'scripts/new/templates', kindName), root, values);
  const edited = applyEdits(root, kind.edits, values);
  if (kind.workspace) addWorkspace(root, kind.workspace(names));
  await makeGenerated(root);
  await node('--import', 'tsx', 'scripts/docs.ts');
  const ours = [...made, ...edited].filter((file) => !file.endsWith('.md'));
  await node('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...ours);
  for (const file of made) say(`  + ${file}`);
  for (const file of edited) say(`  ~ ${file}`);
  for (const line of kind.next(names)) say(line);
};

await make().catch((error: unknown) => {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
