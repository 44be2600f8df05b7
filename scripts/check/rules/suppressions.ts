import type { SourceFile } from '../read-sources';

const CODE = /\.(ts|tsx|mts|mjs|cjs|js)$/;

/** Built from pieces, so that this file does not report itself. */
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

/** Comments that turn a check off, and skipped tests. A wrong rule must be changed for the whole repository instead. */
export const suppressions = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => CODE.test(file.path))
    .flatMap((file) =>
      file.text
        .split('\n')
        .map((line, index) => ({ match: PATTERN.exec(line)?.[0], at: `${file.path}:${index + 1}` }))
        .filter(({ match }) => match !== undefined)
        .map(({ match, at }) => `${at} ${match}`),
    );
