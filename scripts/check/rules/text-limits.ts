/** @file A form reads the longest text of a field from the contract, so that it never refuses what the server accepts. */
import type { SourceFile } from '../read-sources';

const FORMS = /^(?:shell|mf-[^/]+|packages\/(?:ui|question-types|sending))\/src\/.*\.tsx$/;
const OF_TESTS = /\.test\.tsx$|\/testing\//;
const NUMBER = /\bmaxLength(?:=\{|: )\d/;

/** Lines of forms with a number as the longest text, instead of a constant of `contracts/core/text-limits`. */
export const textLimits = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => FORMS.test(path) && !OF_TESTS.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
        .filter(({ line }) => NUMBER.test(line))
        .map(({ line, at }) => `${at} ${line.trim()}: use a constant of packages/contracts/src/core/text-limits.ts`),
    );
