/** @file The product may use only features of the embedded database, each with a case in its conformance table. */
import type { SourceFile } from '../read-sources';

export interface EngineAbilities {
  /** Operators of filters, updates, pipelines and expressions. */
  readonly operators: ReadonlySet<string>;
  readonly commands: ReadonlySet<string>;
}

const PRODUCT = /^(services\/[^/]+|gateway|packages\/service-kit|scripts)\/.*\.ts$/;
const FOR_TESTS = /\.test\.ts$|\.suite\.ts$|\/testing\/|^scripts\/check\//;
const OPERATOR = /(?<![\w$`.])(['"]?)(\$[a-z][A-Za-z]+)\1\s*:/g;
const COMMAND = /\.command\(\s*\{\s*(\w+)/g;
const METHOD = /\.(watch|mapReduce|createSearchIndex|createSearchIndexes|listSearchIndexes|validateCollection)\(/g;
/** Excludes regular expressions and templates that look like operators. */
const isOurs = ({ path, text }: SourceFile): boolean =>
  PRODUCT.test(path) && !FOR_TESTS.test(path) && (/\.mongo\.ts$/.test(path) || /mongoose|mongodb/.test(text));

const namesIn = (text: string, pattern: RegExp, group: number): string[] =>
  [...text.matchAll(pattern)].map((match) => match[group] ?? '');

/** Features that product code uses and the engine refuses. */
export const engineConformance = (files: readonly SourceFile[], { operators, commands }: EngineAbilities): string[] =>
  files.filter(isOurs).flatMap((file) => {
    const unknown = [
      ...namesIn(file.text, OPERATOR, 2).filter((name) => !operators.has(name)),
      ...namesIn(file.text, COMMAND, 1).filter((name) => !commands.has(name)),
      ...namesIn(file.text, METHOD, 1),
    ];
    return [...new Set(unknown)].map(
      (name) => `${file.path}: ${name} is not in the conformance table of packages/embedded-mongo`,
    );
  });
