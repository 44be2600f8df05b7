import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceNames } from '@folkmoot/contracts';
import ts from 'typescript';
import { deployableDirs } from '../run/environment';
import { code, page, table } from './markdown';

export interface Variable {
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
    .map((comment) => comment.slice('/**'.length, -'*/'.length).replace(/^\s*\*/gm, ''))
    .join(' ')
    .trim();
};

/** Schemas that a file declares under its own name, such as `const flag = z.enum(...)`. */
const declarationsIn = (source: ts.SourceFile): ReadonlyMap<string, string> =>
  new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map(({ name, initializer }) => [name.getText(source), initializer?.getText(source) ?? '']),
  );

/** The text of a schema, preceded by those of the schemas that it is made of. */
const withOrigins = (written: string, declared: ReadonlyMap<string, string>): string => {
  const [own = ''] = /^\w+/.exec(written) ?? [];
  const origin = declared.get(own);
  return origin === undefined || origin === written ? written : `${withOrigins(origin, declared)}${written}`;
};

const fallbackOf = (written: string, declared: ReadonlyMap<string, string>): string => {
  const initializer = withOrigins(written, declared);
  const defaultText = /\.default\(([^)]*)\)/.exec(initializer)?.[1];
  if (defaultText !== undefined) return defaultText.replace(/^'|'$/g, '');
  return /\.(optional|prefault)\(/.test(initializer) ? '' : 'required';
};

const isAddressFields = (node: ts.Node): node is ts.SpreadAssignment & { readonly expression: ts.CallExpression } =>
  ts.isSpreadAssignment(node) &&
  ts.isCallExpression(node.expression) &&
  node.expression.expression.getText() === 'addressFields';

/** The variables of `...addressFields(field, { except })`: one for each service. The first one has the comment. */
const addressVariables = (
  [field, options]: ts.NodeArray<ts.Expression>,
  comment: string,
  declared: ReadonlyMap<string, string>,
): Variable[] => {
  const [, except = ''] = /except: '(\w+)'/.exec(options?.getText() ?? '') ?? [];
  return serviceNames
    .filter((name) => name !== except)
    .map((name, index) => ({
      name: `${name.toUpperCase()}_URL`,
      fallback: fallbackOf(field?.getText() ?? '', declared),
      comment: index === 0 ? comment : '',
    }));
};

/** The environment variables that a configuration file declares, with the comments above them. */
const readVariables = (file: string, shared: ReadonlyMap<string, string>): Variable[] => {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const declared = new Map([...shared, ...declarationsIn(source)]);
  const variables: Variable[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && VARIABLE.test(node.name.text)) {
      variables.push({
        name: node.name.text,
        fallback: fallbackOf(node.initializer.getText(), declared),
        comment: commentOf(node, text),
      });
    }
    if (isAddressFields(node)) {
      variables.push(...addressVariables(node.expression.arguments, commentOf(node, text), declared));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return variables;
};

/** The schemas that configurations take from service-kit, such as `hostList`. */
const sharedSchemas = (root: string): ReadonlyMap<string, string> => {
  const file = path.join(root, SHARED_FIELDS);
  return declarationsIn(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true));
};

const section = (root: string, title: string, file: string): string[] => {
  if (!existsSync(path.join(root, file))) return [];
  const rows = readVariables(path.join(root, file), sharedSchemas(root)).map(({ name, fallback, comment }) => [
    code(name),
    fallback ? code(fallback) : '',
    comment,
  ]);
  return rows.length > 0 ? [`## ${title}`, table(['Variable', 'Default', 'Meaning'], rows)] : [];
};

/** The variables of every service that a configuration also has: `...serviceFields`, or single ones by their names. */
const sharedIn = (root: string, file: string): Variable[] => {
  const shared = readVariables(path.join(root, SHARED_FIELDS), new Map());
  const text = readFileSync(file, 'utf8');
  if (text.includes('...serviceFields')) return shared;
  return shared.filter(({ name }) => new RegExp(`^  ${name},$`, 'm').test(text));
};

/** The settings of each deployable, by the name of its folder. */
export type DocumentedSettings = ReadonlyMap<string, readonly Variable[]>;

export const documentedSettings = (root: string): DocumentedSettings =>
  new Map(
    deployableDirs.map((dir) => {
      const file = path.join(root, dir, 'src/config.ts');
      return [path.basename(dir), [...sharedIn(root, file), ...readVariables(file, sharedSchemas(root))]];
    }),
  );

const OPERATOR_FIELDS = 'packages/operator/src/config.ts';

/** The settings of the operator's tool, which is no deployable. */
export const operatorSettings = (root: string): Variable[] =>
  readVariables(path.join(root, OPERATOR_FIELDS), sharedSchemas(root));

/** docs/reference/configuration.md */
export const configurationReference = (root: string): string =>
  page(
    'Configuration',
    'Environment variables, read once at start by `config.ts` of each deployable. `npm start` sets all of them. Each can be given as a file that holds the value: `NAME_FILE`.',
    ...section(root, 'Every service', SHARED_FIELDS),
    ...deployableDirs.flatMap((dir) => section(root, dir, `${dir}/src/config.ts`)),
    ...section(root, 'Scheduled backups (operator tool)', OPERATOR_FIELDS),
  );
