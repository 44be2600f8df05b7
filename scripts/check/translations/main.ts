/**
 * @file Prints what the Welsh of the interface lacks. A process of its own: a catalogue replaces the English words of
 * the modules that it is loaded with.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lookup } from '@folkmoot/contracts/dictionary';
import { readSources } from '../read-sources';
import { gaps, keptInEnglish, LONGEST, sameInWelsh } from './gaps';
import {
  type Leaves,
  leavesOf,
  missingCatalogues,
  staffModules,
  untranslatedWords,
  welshOf,
} from './translation-problems';

const root = path.resolve(import.meta.dirname, '../../..');
const load = async (file: string): Promise<object> => await import(pathToFileURL(path.join(root, file)).href);

const files = await readSources(root);
const modules = staffModules(files.map((file) => file.path));
const translated = modules.filter((file) => existsSync(path.join(root, welshOf(file))));

const english = new Map<string, Leaves>();
for (const file of translated) english.set(file, leavesOf(await load(file)));
// Labels of contracts are parts of other modules.
await load('packages/contracts/src/words.cy.ts');
for (const file of translated) await load(welshOf(file));

const problems = missingCatalogues(files, { gaps, longest: LONGEST });
let texts = 0;
for (const [file, before] of english) {
  texts += before.size;
  const after = leavesOf(await load(file));
  problems.push(
    ...untranslatedWords(before, after, { same: sameInWelsh, kept: lookup(keptInEnglish, file) }).map(
      (problem) => `${file}: ${problem}`,
    ),
  );
}
process.stdout.write(JSON.stringify({ modules: translated.length, texts, problems }));
