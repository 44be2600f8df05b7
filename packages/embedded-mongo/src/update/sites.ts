/** @file Resolves the positions of an update path in a document: $, $[] and $[identifier]. */
import { badValue, CommandError } from '../errors';
import { compile, type Test } from '../query/match';
import { own, put } from '../values/own-fields';
import { type Doc, isDoc } from '../values/values';

/** The inputs that resolve positional parts of paths. */
export interface UpdateScope {
  /** The filter that found the document: decides `$`. */
  readonly filter: Doc;
  readonly arrayFilters: Readonly<Record<string, Test>>;
}
export type Container = Doc | unknown[];
export const isContainer = (value: unknown): value is Container => Array.isArray(value) || isDoc(value);

const childOf = (value: unknown, part: string): unknown => {
  if (Array.isArray(value)) return value[Number(part)];
  return isDoc(value) ? own(value, part) : undefined;
};

const conditionsOn = (filter: Doc, field: string): Doc[] =>
  Object.entries(filter).flatMap(([name, condition]) => {
    if ((name === '$and' || name === '$or') && Array.isArray(condition)) {
      return condition.flatMap((part) => (isDoc(part) ? conditionsOn(part, field) : []));
    }
    return name === field || name.startsWith(`${field}.`) ? [{ [`x${name.slice(field.length)}`]: condition }] : [];
  });
/** A negation applies to the array as a whole, not to an element. */
const isNegation = (condition: unknown): boolean =>
  isDoc(condition) && Object.keys(condition).some((name) => name === '$ne' || name === '$nin' || name === '$not');
const positionOf = (array: unknown[], field: string, filter: Doc): number => {
  const conditions = conditionsOn(filter, field).filter((condition) => !Object.values(condition).some(isNegation));
  const tests = conditions.map((condition) => compile(condition));
  if (tests.length === 0) return -1;
  return array.findIndex((element) => tests.every((test) => test({ x: [element] })));
};

const positionsIn = (
  array: unknown[],
  part: string,
  before: string,
  { filter, arrayFilters }: UpdateScope,
): number[] => {
  if (part === '$') {
    const position = positionOf(array, before, filter);
    if (position < 0) throw badValue('The positional operator did not find the match needed from the query.');
    return [position];
  }
  const identifier = part.slice(2, -1);
  const test = own(arrayFilters, identifier);
  if (identifier && !test) throw badValue(`No array filter found for identifier '${identifier}'`);
  return [...array.keys()].filter((position) => !test || test({ [identifier]: array[position] }));
};

interface Branch {
  readonly value: unknown;
  readonly path: readonly string[];
}
const step = ({ value, path }: Branch, part: string, scope: UpdateScope): Branch[] => {
  if (part !== '$' && !part.startsWith('$[')) return [{ value: childOf(value, part), path: [...path, part] }];
  if (!Array.isArray(value)) {
    throw badValue(`The path '${path.join('.')}' must exist in the document in order to apply array updates.`);
  }
  return positionsIn(value, part, path.join('.'), scope).map((position) => ({
    value: value[position],
    path: [...path, String(position)],
  }));
};
/** The concrete paths of `path` in `doc`. */
export const concretePaths = (doc: Doc, path: string, scope: UpdateScope): (readonly string[])[] => {
  let branches: Branch[] = [{ value: doc, path: [] }];
  for (const part of path.split('.')) branches = branches.flatMap((branch) => step(branch, part, scope));
  return branches.map((branch) => branch.path);
};

const pathNotViable = (part: string): CommandError =>
  new CommandError(28, 'PathNotViable', `Cannot create field '${part}' in an element that is not a document`);

/** Maximum number of elements that are added before the one that is set. */
const mostFilled = 1_500_000;
export const getIn = (container: Container, part: string): unknown => childOf(container, part);
export const setIn = (container: Container, part: string, value: unknown): void => {
  if (!Array.isArray(container)) {
    put(container, part, value);
    return;
  }
  if (!/^\d+$/.test(part)) throw pathNotViable(part);
  if (Number(part) - container.length > mostFilled) {
    throw new CommandError(37, 'CannotBackfillArray', `can't backfill more than ${mostFilled} elements`);
  }
  while (container.length < Number(part)) container.push(null);
  container[Number(part)] = value;
};
export const removeIn = (container: Container, part: string): void => {
  if (!Array.isArray(container)) delete container[part];
  else if (Number(part) < container.length) container[Number(part)] = null;
};

/** The document or array that holds the last part of a path; with `create`, missing documents are made. */
export const containerOf = (doc: Doc, path: readonly string[], create: boolean): Container | undefined => {
  let container: Container = doc;
  for (const part of path.slice(0, -1)) {
    let next = getIn(container, part);
    if (next === undefined && create) {
      next = {};
      setIn(container, part, next);
    }
    if (!isContainer(next)) {
      if (create) throw pathNotViable(part);
      return undefined;
    }
    container = next;
  }
  return container;
};
