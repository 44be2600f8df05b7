import { CommandError, failedToParse } from '../errors';
import { compile, type Test } from '../query/match';
import { type Doc, isDoc } from '../values/values';
import { onlyExisting, valueOperators } from './operators';
import { concretePaths, containerOf, getIn, removeIn, setIn, type UpdateScope } from './sites';

const identifiersOf = (filter: Doc): string[] =>
  Object.entries(filter).flatMap(([name, condition]) => {
    if (!name.startsWith('$')) return [name.split('.')[0] ?? name];
    return Array.isArray(condition) ? condition.flatMap((part) => (isDoc(part) ? identifiersOf(part) : [])) : [];
  });
const compileArrayFilters = (filters: readonly unknown[]): Record<string, Test> => {
  const merged: Record<string, Doc> = {};
  for (const filter of filters) {
    if (!isDoc(filter)) throw failedToParse('array filters must be documents');
    for (const identifier of new Set(identifiersOf(filter))) merged[identifier] = { ...merged[identifier], ...filter };
  }
  return Object.fromEntries(Object.entries(merged).map(([identifier, filter]) => [identifier, compile(filter)]));
};

const pathsOf = (operator: string, fields: Doc): string[] =>
  operator === '$rename' ? [...Object.keys(fields), ...Object.values(fields).map(String)] : Object.keys(fields);
const checkConflicts = (paths: readonly string[]): void => {
  const sorted = [...paths].sort();
  sorted.forEach((path, position) => {
    const before = sorted[position - 1];
    if (before === undefined || (path !== before && !path.startsWith(`${before}.`))) return;
    const message = `Updating the path '${path}' would create a conflict at '${before}'`;
    throw new CommandError(40, 'ConflictingUpdateOperators', message);
  });
};
const checkPath = (path: string): void => {
  if (path.split('.').every((part) => part !== '' && part !== '__proto__')) return;
  throw new CommandError(56, 'EmptyFieldName', `The update path '${path}' is not valid`);
};

const rename = (doc: Doc, from: string, to: unknown): void => {
  if (typeof to !== 'string') throw failedToParse("The 'to' field for $rename must be a string");
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
  const value = valueOperators[operator]?.(getIn(container, last), operand, path.join('.'));
  if (value !== undefined) setIn(container, last, value);
};

const applyOperator = (doc: Doc, operator: string, fields: Doc, scope: UpdateScope): void => {
  for (const [path, operand] of Object.entries(fields)) {
    checkPath(path);
    if (operator === '$rename') {
      rename(doc, path, operand);
      continue;
    }
    for (const concrete of concretePaths(doc, path, scope)) applyAt(doc, concrete, operator, operand);
  }
};

const fieldsOf = (operator: string, fields: unknown): Doc => {
  const isKnown = Object.hasOwn(valueOperators, operator) || operator === '$unset' || operator === '$rename';
  if (!isKnown) throw failedToParse(`Unknown modifier: ${operator}`);
  if (!isDoc(fields)) throw failedToParse(`Modifiers operate on fields but we found another type for ${operator}`);
  return fields;
};

/** Applies update operators to `doc` in place. */
export const applyOperators = (doc: Doc, update: Doc, filter: Doc, arrayFilters: readonly unknown[] = []): void => {
  const operations = Object.entries(update).map(
    ([operator, fields]) => [operator, fieldsOf(operator, fields)] as const,
  );
  checkConflicts(operations.flatMap(([operator, fields]) => pathsOf(operator, fields)));
  const scope: UpdateScope = { filter, arrayFilters: compileArrayFilters(arrayFilters) };
  for (const [operator, fields] of operations) applyOperator(doc, operator, fields, scope);
};
