import path from 'node:path';
import ts from 'typescript';
import { foreignKeys } from './foreign-keys';

const root = path.resolve(__dirname, '../../..');
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  strict: true,
  noUncheckedIndexedAccess: true,
  types: [],
};
const start = `
import { dictionary, lookup, put } from './packages/contracts/src/core/dictionary';
declare const name: string;
declare const counts: Record<string, number>;
const words = { yes: 'Yes', no: 'No' };
`;
const base = ts.createCompilerHost(options);
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The problems that the rule reports for a file of the product with this text. */
const problemsOf = (text: string, file = 'planted.ts'): readonly string[] => {
  const planted = path.join(root, file);
  const read: ts.CompilerHost['getSourceFile'] = (name, version) => {
    if (name === planted) return ts.createSourceFile(name, `${start}${text}`, version, true);
    if (!parsed.has(name)) parsed.set(name, base.getSourceFile(name, version));
    return parsed.get(name);
  };
  return foreignKeys(ts.createProgram([planted], options, { ...base, getSourceFile: read }), root).problems;
};

it.each([
  ['a read by a plain string', 'counts[name] ?? 0;', 'counts[name] takes a key from outside'],
  ['an optional read', 'counts?.[name];', 'counts?.[name] takes'],
  ['a read by a text that any name fits', `counts[\`\${name}\`];`, 'takes a key from outside'],
  ['a read of a table of words by a cast key', 'words[name as keyof typeof words];', 'casts a key from outside'],
  ['a write', 'counts[name] = 1;', 'counts[name] takes'],
  ['a counter', 'counts[name] += 1;', 'counts[name] takes'],
  ['a question by `in`', 'name in words;', 'asks `in` for a key from outside'],
  ['a destructured read', 'const { [name]: found } = counts; export const more = found;', 'takes a key from outside'],
  ['a guard for another key', `Object.hasOwn(counts, 'x') ? counts[name] : 0;`, 'counts[name] takes'],
  ['a guard for the other branch', 'Object.hasOwn(counts, name) ? 0 : counts[name];', 'counts[name] takes'],
  ['a read where only the write is safe', "if (name === '__proto__') {} else counts[name];", 'counts[name] takes'],
])('the check reports %s when the object is an ordinary one', (_what, text, problem) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining(problem)]);
});

it.each([
  ['a dictionary', 'const sums = dictionary<number>(); sums[name] = (sums[name] ?? 0) + 1;'],
  ['the helpers', 'lookup(counts, name); put(counts, name, 1);'],
  ['a guard', 'Object.hasOwn(counts, name) ? counts[name] : 0;'],
  ['a guard of the write', "if (name === '__proto__') {} else counts[name] = 1;"],
  ['a union of literals', "declare const known: 'yes' | 'no'; words[known]; known in words;"],
  ['a text that no inherited name fits', `counts[\`n_\${name}\`];`],
  ['the keys of a generic', 'export const at = <T extends object>(o: T, k: keyof T) => o[k];'],
  ['a number', 'declare const at: number; [1, 2][at];'],
  ['a key that is left out', 'const { [name]: _gone, ...others } = counts; export const rest = others;'],
])('the check reports no problem when the code uses %s', (_what, text) => {
  expect(problemsOf(text)).toEqual([]);
});

it('the check reads no tests when it reads the product', () => {
  expect(problemsOf('counts[name];', 'planted.test.ts')).toEqual([]);
});
