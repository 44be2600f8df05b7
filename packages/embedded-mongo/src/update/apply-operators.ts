import { badValue, CommandError, failedToParse } from '../errors';
import { compile, type Test } from '../query/match';
import { own, put } from '../values/own-fields';
import { arrayOn } from '../values/paths';
import { type Doc, isDoc } from '../values/values';
import { onlyExisting, valueOperators } from './operators';
import { concretePaths, containerOf, getIn, removeIn, setIn, type UpdateScope } from './sites';

const identifiersOf = (filter: Doc): string[] =>
  Object.entries(filter).flatMap(([name, condition]) => {
    if (!name.startsWith('$')) return [name.split('.')[0] ?? name];
    return Array.isArray(condition) ? condition.flatMap((part) => (isDoc(part) ? identifiersOf(part) : [])) : [];
  });
const compileArrayFilters = (filters: readonly unknown[], paths: readonly string[]): Record<string, Test> => {
  const tests: Record<string, Test> = {};
  for (const filter of filters) {
    if (!isDoc(filter)) throw failedToParse('array filters must be documents');
    const [identifier = '', ...others] = [...new Set(identifiersOf(filter))];
    if (others.length > 0) throw failedToParse('an array filter must have one identifier');
    if (own(tests, identifier)) throw failedToParse(`Found multiple array filters with the identifier ${identifier}`);
    if (!paths.some((path) => path.includes(`$[${identifier}]`))) {
      throw failedToParse(`The array filter for identifier '${identifier}' was not used in the update`);
    }
    put(tests, identifier, compile(filter));
  }
  return tests;
};

const others: ReadonlySet<string> = new Set(['$unset', '$rename', '$setOnInsert']);
const pathsOf = ({ operator, path, operand }: Change): string[] =>
  operator === '$rename' ? [path, String(operand)] : [path];
const checkConflicts = (paths: readonly string[]): void => {
  const seen = new Set<string>();
  const inner = new Set<string>();
  for (const path of paths) {
    const parts = path.split('.');
    const heads = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'));
    const other = heads.find((head) => seen.has(head)) ?? (seen.has(path) || inner.has(path) ? path : undefined);
    if (other !== undefined) {
      const message = `Updating the path '${path}' would create a conflict at '${other}'`;
      throw new CommandError(40, 'ConflictingUpdateOperators', message);
    }
    seen.add(path);
    for (const head of heads) inner.add(head);
  }
};
const checkPath = (path: string): void => {
  if (path.split('.').every((part) => part !== '' && part !== '__proto__')) return;
  throw new CommandError(56, 'EmptyFieldName', `The update path '${path}' is not valid`);
};

const checkRename = ({ path, operand }: Change): void => {
  if (typeof operand !== 'string') throw badValue("The 'to' field for $rename must be a string");
  if (path === operand) throw badValue(`The source and target field for $rename must differ: ${path}`);
  const positional = [path, operand].find((text) => text.split('.').some((part) => part.startsWith('$')));
  if (positional !== undefined) throw badValue(`$rename can not be applied to the elements of an array: ${positional}`);
};
/** Whether a part of the path before the last is an array. */
const isThroughArray = (doc: Doc, path: string): boolean => {
  const array = arrayOn(doc, path);
  return array !== undefined && array !== path;
};
const rename = (doc: Doc, from: string, to: unknown): void => {
  if (typeof to !== 'string') throw badValue("The 'to' field for $rename must be a string");
  const inArray = [from, to].find((path) => isThroughArray(doc, path));
  if (inArray !== undefined) throw badValue(`$rename can not be applied to an element of an array: ${inArray}`);
  const fromPath = from.split('.');
  const last = fromPath.at(-1) ?? from;
  const source = containerOf(doc, fromPath, false);
  const value = source && getIn(source, last);
  if (!source || value === undefined) return;
  removeIn(source, last);
  const toPath = to.split('.');
  const target = containerOf(doc, toPath, true);
  if (target) setIn(target, toPath.at(-1) ?? to, value);
};

const applyAt = (doc: Doc, path: readonly string[], operator: string, operand: unknown): void => {
  const container = containerOf(doc, path, !onlyExisting.has(operator));
  const last = path.at(-1);
  if (!container || last === undefined) return;
  if (operator === '$unset') {
    removeIn(container, last);
    return;
  }
  const value = own(valueOperators, operator)?.(getIn(container, last), operand, path.join('.'));
  if (value !== undefined) setIn(container, last, value);
};

interface Change {
  readonly operator: string;
  readonly path: string;
  readonly operand: unknown;
}
const changesOf = (operator: string, fields: unknown): Change[] => {
  const isKnown = Object.hasOwn(valueOperators, operator) || others.has(operator);
  if (!isKnown) throw failedToParse(`Unknown modifier: ${operator}. Expected a valid update modifier or pipeline`);
  if (!isDoc(fields)) throw failedToParse(`Modifiers operate on fields but we found another type for ${operator}`);
  return Object.entries(fields).map(([path, operand]) => ({ operator, path, operand }));
};

const isWhole = (part: string): boolean => /^\d+$/.test(part);
const compareParts = (left: string, right: string): number => {
  if (isWhole(left) && isWhole(right)) return Number(left) - Number(right);
  return Number(left > right) - Number(left < right);
};
/** MongoDB's order of changes, which is the order in which new fields are added: by name, numbers by value. */
const compareChanges = (left: Change, right: Change): number => {
  const first = left.path.split('.');
  const second = right.path.split('.');
  for (const [at, part] of first.entries()) {
    const order = compareParts(part, second[at] ?? '');
    if (order !== 0) return order;
  }
  return first.length - second.length;
};

const applyChange = (doc: Doc, { operator, path, operand }: Change, scope: UpdateScope): void => {
  if (operator === '$rename') rename(doc, path, operand);
  else for (const concrete of concretePaths(doc, path, scope)) applyAt(doc, concrete, operator, operand);
};

/** The context of an update. */
export interface UpdateTerms {
  readonly filter: Doc;
  readonly arrayFilters?: readonly unknown[];
  /** The document is being inserted: $setOnInsert applies. */
  readonly isInsert: boolean;
}
interface Parsed {
  readonly changes: Change[];
  readonly tests: Record<string, Test>;
}
/** Refuses unknown operators, conflicting paths and array filters that do not fit, whatever is in the collection. */
export const parseOperators = (update: Doc, arrayFilters: readonly unknown[] = []): Parsed => {
  const changes = Object.entries(update).flatMap(([operator, fields]) => changesOf(operator, fields));
  for (const change of changes) if (change.operator === '$rename') checkRename(change);
  const paths = changes.flatMap(pathsOf);
  for (const { path } of changes) checkPath(path);
  checkConflicts(paths);
  return { changes: changes.sort(compareChanges), tests: compileArrayFilters(arrayFilters, paths) };
};
/** Applies update operators to `doc` in place. */
export const applyOperators = (doc: Doc, update: Doc, { filter, arrayFilters, isInsert }: UpdateTerms): void => {
  const { changes, tests } = parseOperators(update, arrayFilters);
  const scope: UpdateScope = { filter, arrayFilters: tests };
  for (const change of changes) {
    if (change.operator !== '$setOnInsert') applyChange(doc, change, scope);
    else if (isInsert) applyChange(doc, { ...change, operator: '$set' }, scope);
  }
};
