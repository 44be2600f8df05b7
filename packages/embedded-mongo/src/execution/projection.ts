/** @file Projections of find and $project: inclusion, exclusion and computed fields. */
import { badValue } from '../errors';
import { compileExpression } from '../expressions/compile';
import { type Evaluate, located, type Scope } from '../expressions/types';
import { own, put } from '../values/own-fields';
import { type Doc, isDoc, isNumeric, isTruthy } from '../values/values';

export type Project = (doc: Doc) => Doc;

/** A projection as a tree: what happens to a field, or to the fields inside it. */
type Tree = Map<string, Node>;
type Node = 'include' | 'exclude' | Tree | { readonly evaluate: Evaluate };

const isFlag = (value: unknown): boolean => typeof value === 'boolean' || isNumeric(value);

const insert = (tree: Tree, parts: readonly string[], node: Node, path: string): void => {
  const [part = '', ...rest] = parts;
  if (part === '' || part.startsWith('$')) throw located(16410, `FieldPath '${path}' is not valid in a projection`);
  const known = tree.get(part);
  if (rest.length === 0) {
    if (known !== undefined) throw located(31250, `Path collision at ${path}`);
    tree.set(part, node);
    return;
  }
  if (known !== undefined && !(known instanceof Map)) throw located(31249, `Path collision at ${path}`);
  const inner: Tree = known ?? new Map<string, Node>();
  tree.set(part, inner);
  insert(inner, rest, node, path);
};

interface Entry {
  readonly path: string;
  readonly node: Node;
}
const nodeOf = (value: unknown, variables: Doc | undefined): Node => {
  if (isFlag(value)) return isTruthy(value) ? 'include' : 'exclude';
  return { evaluate: compileExpression(value, variables) };
};
/** {a: {b: 1}} means {'a.b': 1}. */
const entriesOf = (spec: Doc, variables: Doc | undefined, prefix = ''): Entry[] =>
  Object.entries(spec).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    const isNested = isDoc(value) && !Object.keys(value).some((key) => key.startsWith('$'));
    if (!isNested) return [{ path, node: nodeOf(value, variables) }];
    if (Object.keys(value).length === 0) throw located(51270, 'An empty sub-projection is not a valid value.');
    return entriesOf(value, variables, `${path}.`);
  });

const isContainer = (value: unknown): boolean => isDoc(value) || Array.isArray(value);
const excluded = (value: unknown, tree: Tree): unknown => {
  if (Array.isArray(value)) return value.map((element) => (isContainer(element) ? excluded(element, tree) : element));
  if (!isDoc(value)) return value;
  const kept: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const node = tree.get(name);
    if (node === 'exclude') continue;
    put(kept, name, node instanceof Map ? excluded(inner, node) : inner);
  }
  return kept;
};

const hasComputed = (tree: Tree): boolean =>
  [...tree.values()].some((node) => (node instanceof Map ? hasComputed(node) : typeof node === 'object'));

/** Included fields keep their place; computed ones follow in the order of the projection. */
const included = (value: unknown, tree: Tree, scope: Scope): unknown => {
  if (Array.isArray(value)) {
    return value.map((element) => included(element, tree, scope)).filter((element) => element !== undefined);
  }
  const source = isDoc(value) ? value : {};
  const kept: Doc = {};
  for (const [name, inner] of Object.entries(source)) keep(kept, name, inner, tree.get(name), scope);
  for (const [name, node] of tree) compute(kept, name, Object.hasOwn(source, name), node, scope);
  return isDoc(value) || Object.keys(kept).length > 0 ? kept : undefined;
};
const keep = (kept: Doc, name: string, value: unknown, node: Node | undefined, scope: Scope): void => {
  if (node === 'include') put(kept, name, value);
  if (!(node instanceof Map)) return;
  const inner = included(value, node, scope);
  if (inner !== undefined) put(kept, name, inner);
};
const compute = (kept: Doc, name: string, isThere: boolean, node: Node, scope: Scope): void => {
  if (typeof node === 'string') return;
  if (node instanceof Map && (isThere || !hasComputed(node))) return;
  const result = node instanceof Map ? included(undefined, node, scope) : node.evaluate(scope);
  if (result !== undefined) put(kept, name, result);
};

const modeOf = (entries: readonly Entry[]): 'include' | 'exclude' => {
  const others = entries.filter(({ path }) => path !== '_id');
  const deciding = others.length > 0 ? others : entries;
  const hasInclusion = deciding.some(({ node }) => node !== 'exclude');
  const exclusion = deciding.find(({ node }) => node === 'exclude');
  if (hasInclusion && exclusion) {
    throw located(31254, `Cannot do exclusion on field ${exclusion.path} in inclusion projection`);
  }
  return hasInclusion ? 'include' : 'exclude';
};

/** The function behind $project and the plain part of a find's projection. */
export const projection = (spec: Doc, variables?: Doc): Project => {
  const entries = entriesOf(spec, variables);
  const mode = modeOf(entries);
  const tree: Tree = new Map();
  const isIdNamed = entries.some(({ path }) => path === '_id' || path.startsWith('_id.'));
  if (mode === 'include' && !isIdNamed) tree.set('_id', 'include');
  const opposite = mode === 'include' ? 'exclude' : 'include';
  for (const { path, node } of entries) if (node !== opposite) insert(tree, path.split('.'), node, path);
  if (mode === 'exclude') return (doc) => excluded(doc, tree) as Doc;
  const scopeVariables = variables ?? {};
  return (doc) => withIdFirst(included(doc, tree, { root: doc, variables: scopeVariables }) as Doc);
};
const withIdFirst = (doc: Doc): Doc => {
  if (!Object.hasOwn(doc, '_id')) return doc;
  const { _id, ...rest } = doc;
  return { _id, ...rest };
};

/** The fields that $addFields and $set give a document. */
export const fieldSetter = (spec: Doc, variables?: Doc): Project => {
  const tree: Tree = new Map();
  for (const { path, node } of setEntries(spec, variables)) insert(tree, path.split('.'), node, path);
  const scopeVariables = variables ?? {};
  return (doc) => withFields(doc, tree, { root: doc, variables: scopeVariables }) as Doc;
};
const setEntries = (spec: Doc, variables: Doc | undefined, prefix = ''): Entry[] =>
  Object.entries(spec).flatMap(([name, value]) => {
    const isNested =
      isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value).some((key) => key.startsWith('$'));
    if (isNested) return setEntries(value, variables, `${prefix}${name}.`);
    return [{ path: `${prefix}${name}`, node: { evaluate: compileExpression(value, variables) } }];
  });
const withFields = (value: unknown, tree: Tree, scope: Scope): unknown => {
  if (Array.isArray(value)) return value.map((element) => withFields(element, tree, scope));
  const made: Doc = isDoc(value) ? { ...value } : {};
  for (const [name, node] of tree) {
    if (typeof node === 'string') throw badValue('a flag has no meaning here');
    const result = node instanceof Map ? withFields(own(made, name), node, scope) : node.evaluate(scope);
    if (result === undefined) delete made[name];
    else put(made, name, result);
  }
  return made;
};

/** Takes fields away: $unset. */
export const fieldRemover = (paths: readonly string[]): Project => {
  const tree: Tree = new Map();
  for (const path of paths) insert(tree, path.split('.'), 'exclude', path);
  return (doc) => excluded(doc, tree) as Doc;
};
