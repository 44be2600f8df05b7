import type { SourceFile } from '../read-sources';

const CODE = /\.(ts|tsx|mts|mjs|cjs|js)$/;

/** Put together from pieces, so that this file does not report itself. */
const comment = (...words: string[]): string => words.join('-');

const silenced = [
  comment('biome', 'ignore'),
  comment('@ts', 'ignore'),
  comment('@ts', 'expect', 'error'),
  comment('@ts', 'nocheck'),
  comment('eslint', 'disable'),
  `istanbul ${'ignore'}`,
  `c8 ${'ignore'}`,
];
const skipped = [
  '\\b(?:it|test|describe)\\.(?:skip|only|todo|fixme|failing)\\b',
  '\\b(?:xit|xtest|xdescribe|fit|fdescribe)\\(',
];
const PATTERN = new RegExp([...silenced, ...skipped].join('|'));

/** Comments that silence a check and tests that do not run: a rule that is wrong is changed for everybody instead. */
export const suppressions = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => CODE.test(file.path))
    .flatMap((file) =>
      file.text
        .split('\n')
        .map((line, index) => ({ found: PATTERN.exec(line)?.[0], at: `${file.path}:${index + 1}` }))
        .filter(({ found }) => found !== undefined)
        .map(({ found, at }) => `${at} ${found}`),
    );
