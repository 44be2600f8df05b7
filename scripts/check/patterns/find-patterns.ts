import ts from 'typescript';
import type { SourceFile } from '../read-sources';

/** A regular expression in the source code. */
export interface Pattern {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** A pattern that the program builds at run time: it cannot be read from the code. */
export interface BuiltPattern {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

const SHIPPED = /^(?:packages|services|gateway|shell|mf-[^/]+)\/(?:[^/]+\/)?src\/.*\.(?:ts|tsx)$/;
const FOR_TESTS = /\.(?:test|suite|fixture)\.tsx?$|\/testing\/|\/checks\//;
const FLAGS = /\/([a-z]*)$/;

export const isProduction = (path: string): boolean => SHIPPED.test(path) && !FOR_TESTS.test(path);

/** All regular expressions of production code, in source order. */
export const findPatterns = (files: readonly SourceFile[]): { written: Pattern[]; built: BuiltPattern[] } => {
  const written: Pattern[] = [];
  const built: BuiltPattern[] = [];
  for (const { path, text } of files.filter((file) => isProduction(file.path))) {
    const root = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    const positionOf = (node: ts.Node) => ({
      file: path,
      line: root.getLineAndCharacterOfPosition(node.getStart(root)).line + 1,
    });
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const flags = FLAGS.exec(node.text)?.[1] ?? '';
        written.push({ ...positionOf(node), source: node.text.slice(1, node.text.length - flags.length - 1), flags });
      } else if (
        (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
        ts.isIdentifier(node.expression) &&
        node.expression.text === 'RegExp'
      ) {
        built.push({ ...positionOf(node), code: node.getText(root) });
      }
      ts.forEachChild(node, visit);
    };
    visit(root);
  }
  return { written, built };
};
