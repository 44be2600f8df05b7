import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { deployableDirs } from '../run/environment';
import { code, page, table } from './markdown';

interface Variable {
  name: string;
  fallback: string;
  comment: string;
}

const VARIABLE = /^[A-Z][A-Z0-9_]+$/;
const SHARED_FIELDS = 'packages/service-kit/src/config/fields.ts';

const commentOf = (node: ts.Node, text: string): string => {
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .join(' ')
    .replace(/^\/\*\*|\*\/$|^\s*\*/gm, '')
    .trim();
};

const fallbackOf = (initializer: string): string => {
  const given = /\.default\(([^)]*)\)/.exec(initializer)?.[1];
  if (given !== undefined) return given.replace(/^'|'$/g, '');
  return /\.(optional|prefault)\(/.test(initializer) ? '' : 'required';
};

/** The environment variables that a configuration file declares, with the comments above them. */
const readVariables = (file: string): Variable[] => {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Variable[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && VARIABLE.test(node.name.text)) {
      found.push({
        name: node.name.text,
        fallback: fallbackOf(node.initializer.getText()),
        comment: commentOf(node, text),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const section = (root: string, title: string, file: string): string[] => {
  if (!existsSync(path.join(root, file))) return [];
  const rows = readVariables(path.join(root, file)).map(({ name, fallback, comment }) => [
    code(name),
    fallback ? code(fallback) : '',
    comment,
  ]);
  return rows.length > 0 ? [`## ${title}`, table(['Variable', 'Default', 'Meaning'], rows)] : [];
};

/** docs/reference/configuration.md */
export const configurationReference = (root: string): string =>
  page(
    'Configuration',
    'Environment variables, read once at start by `config.ts` of each deployable. `npm start` sets all of them. Each can be given as a file that holds the value: `NAME_FILE`.',
    ...section(root, 'Every service', SHARED_FIELDS),
    ...deployableDirs.flatMap((dir) => section(root, dir, `${dir}/src/config.ts`)),
  );
