/** @file Query filters with MongoDB's semantics: type brackets, null and missing, array elements, ordered objects. */
import { badValue, notImplemented } from '../errors';
import { compileExpression, fieldsRead } from '../expressions/compile';
import { keyOf } from '../values/keys';
import { truncated } from '../values/numbers';
import { own } from '../values/own-fields';
import { terminals } from '../values/paths';
import { asArray, type Doc, hasOperators, isDoc, isEmpty, isNumeric, isRegex, isTruthy } from '../values/values';
import { equalTo, matchesRegex, ordered, type Predicate } from './predicates';
import { isArrayAlias, typeTest } from './types';

/** A compiled filter. */
export type Test = (doc: unknown) => boolean;
interface Site {
  readonly parts: readonly string[];
  readonly path: string;
  /** The whole {$op: ...} object, for operators that come in pairs. */
  readonly all: Doc;
  readonly variables: Doc | undefined;
}
type Operator = (operand: unknown, site: Site, name: string) => Test;

/** Tests each value at the path, and each element of an array there. */
const some =
  (predicate: Predicate, { parts }: Site): Test =>
  (doc) =>
    terminals(doc, parts).some((value) => predicate(value) || (Array.isArray(value) && value.some(predicate)));
/** Tests each value at the path as a whole. */
const whole =
  (predicate: Predicate, { parts }: Site): Test =>
  (doc) =>
    terminals(doc, parts).some(predicate);
const not =
  (test: Test): Test =>
  (doc) =>
    !test(doc);
const every =
  (tests: readonly Test[]): Test =>
  (doc) =>
    tests.every((test) => test(doc));

const equality: Operator = (operand, site) =>
  some(isRegex(operand) ? matchesRegex(operand.pattern, operand.options) : equalTo(operand), site);
/** {$eq: /a/} matches a stored expression, {field: /a/} matches texts. */
const literally: Operator = (operand, site) => some(equalTo(operand), site);

const membership: Operator = (operand, site, name) => {
  if (!Array.isArray(operand)) throw badValue(`${name} needs an array`);
  if (operand.some(hasOperators)) throw badValue(`cannot nest $ under ${name}`);
  const keys = new Set(operand.filter((value) => !isRegex(value)).map(keyOf));
  const regexes = operand.filter(isRegex).map(({ pattern, options }) => matchesRegex(pattern, options));
  const test = some((value) => keys.has(keyOf(value)) || regexes.some((matches) => matches(value)), site);
  return name === '$in' ? test : not(test);
};

const typeMatch: Operator = (operand, { parts }) => {
  const tests = asArray(operand).map((alias) => ({ test: typeTest(alias), isWhole: isArrayAlias(alias) }));
  const matches = (value: unknown): boolean =>
    tests.some(({ test, isWhole }) => test(value) || (Array.isArray(value) && !isWhole && value.some(test)));
  return (doc) => terminals(doc, parts).some(matches);
};

const isPair = (value: unknown): value is [unknown, unknown] =>
  Array.isArray(value) && value.length === 2 && value.every(isNumeric);
const modulo: Operator = (operand, site) => {
  if (!isPair(operand)) throw badValue('malformed mod, needs to be an array of two numbers');
  const [divisor = 0n, remainder] = operand.map((number) => truncated(number));
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  const matches = (value: unknown): boolean => {
    const whole = truncated(value);
    return whole !== undefined && whole % divisor === remainder;
  };
  return some(matches, site);
};

const isAboutArrays = (name: string, operand: unknown): boolean =>
  name === '$elemMatch' ||
  name === '$size' ||
  (name === '$not' && isDoc(operand) && entriesAboutArrays(operand, true).length > 0);
const entriesAboutArrays = (conditions: Doc, isWanted: boolean): [string, unknown][] =>
  Object.entries(conditions).filter(([name, operand]) => isAboutArrays(name, operand) === isWanted);
/** An element that is itself an array is one value to most operators: it is wrapped so that it does not fan out twice. */
const conditionsTest = (conditions: Doc, variables: Doc | undefined): Predicate => {
  const [onArray, onValue] = [true, false].map((isWanted) => {
    const part = Object.fromEntries(entriesAboutArrays(conditions, isWanted));
    return isEmpty(part) ? () => true : fieldTest('x', part, variables);
  }) as [Test, Test];
  return (element) => onArray({ x: element }) && onValue({ x: Array.isArray(element) ? [element] : element });
};
const elementMatch: Operator = (operand, site) => {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const isLogical = Object.keys(operand).some((key) => key === '$and' || key === '$or' || key === '$nor');
  if (hasOperators(operand) && !isLogical) {
    const matches = conditionsTest(operand, site.variables);
    return whole((value) => Array.isArray(value) && value.some(matches), site);
  }
  const matches = elementTest(operand, site.variables);
  return whole((value) => Array.isArray(value) && value.some(matches), site);
};
/** Whether an element of a list meets an $elemMatch that is a filter of its own. */
export const elementTest = (filter: Doc, variables?: Doc): Test => {
  const test = compile(filter, variables);
  return (element) => (isDoc(element) || Array.isArray(element)) && test(element);
};

const allOf: Operator = (operand, site) => {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  const areMatches = operand.map((element) => isDoc(element) && '$elemMatch' in element);
  if (areMatches[0] && areMatches.includes(false)) throw badValue('$all/$elemMatch has to be consistent');
  if (operand.some((element, at) => hasOperators(element) && !(areMatches[0] && areMatches[at]))) {
    throw badValue('no $ expressions in $all');
  }
  const tests = operand.map((element) =>
    isDoc(element) && '$elemMatch' in element
      ? elementMatch(element.$elemMatch, site, '$elemMatch')
      : equality(element, site, '$all'),
  );
  return (doc) => tests.length > 0 && tests.every((test) => test(doc));
};

const negation: Operator = (operand, site) => {
  if (!isRegex(operand) && !hasOperators(operand)) throw badValue('$not needs a regex or a document');
  return not(isRegex(operand) ? equality(operand, site, '$not') : fieldTest(site.path, operand, site.variables));
};

const pattern: Operator = (operand, site) => {
  const options = site.all.$options;
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (isRegex(operand)) return some(matchesRegex(operand.pattern, options ?? operand.options), site);
  if (typeof operand !== 'string') throw badValue('$regex has to be a string');
  return some(matchesRegex(operand, options ?? ''), site);
};

const size: Operator = (operand, site) => {
  const wanted = isNumeric(operand) ? Number(operand) : Number.NaN;
  if (!Number.isInteger(wanted) || wanted < 0) throw badValue('$size needs a whole number that is not negative');
  return whole((value) => Array.isArray(value) && value.length === wanted, site);
};

/** Every query operator that is known, by name. */
export const queryOperators: Readonly<Record<string, Operator>> = {
  $eq: literally,
  $ne: (operand, site, name) => {
    if (isRegex(operand)) throw badValue("Can't have regex as arg to $ne.");
    return not(literally(operand, site, name));
  },
  $gt: (operand, site) =>
    some(
      ordered(operand, (order) => order > 0),
      site,
    ),
  $gte: (operand, site) =>
    some(
      ordered(operand, (order) => order >= 0),
      site,
    ),
  $lt: (operand, site) =>
    some(
      ordered(operand, (order) => order < 0),
      site,
    ),
  $lte: (operand, site) =>
    some(
      ordered(operand, (order) => order <= 0),
      site,
    ),
  $in: membership,
  $nin: membership,
  $exists: (operand, site) => {
    const test = whole((value) => value !== undefined, site);
    return isTruthy(operand) ? test : not(test);
  },
  $type: typeMatch,
  $regex: pattern,
  $options: (_operand, site) => {
    if (!('$regex' in site.all)) throw badValue('$options needs a $regex');
    return () => true;
  },
  $not: negation,
  $mod: modulo,
  $size: size,
  $all: allOf,
  $elemMatch: elementMatch,
};

const fieldTest = (path: string, condition: unknown, variables: Doc | undefined): Test => {
  const site: Site = { path, parts: path.split('.'), all: isDoc(condition) ? condition : {}, variables };
  if (!hasOperators(condition)) return equality(condition, site, '$eq');
  if ('$ref' in condition) throw notImplemented('a filter by DBRef');
  const all = condition;
  const tests = Object.entries(all).map(([name, operand]) => {
    const operator = own(queryOperators, name);
    if (!operator) throw badValue(`unknown operator: ${name}`);
    return operator(operand, site, name);
  });
  return tests[0] && tests.length === 1 ? tests[0] : every(tests);
};

const branches = (name: string, operand: unknown, variables: Doc | undefined): Test[] => {
  if (!Array.isArray(operand) || operand.length === 0) throw badValue(`${name} must be a nonempty array`);
  return operand.map((filter) => compile(filter, variables));
};
type TopLevel = (operand: unknown, variables: Doc | undefined) => Test;
/** Operators at the level of field names. */
export const topLevelOperators: Readonly<Record<string, TopLevel>> = {
  $and: (operand, variables) => every(branches('$and', operand, variables)),
  $or: (operand, variables) => {
    const tests = branches('$or', operand, variables);
    return (doc) => tests.some((test) => test(doc));
  },
  $nor: (operand, variables) => {
    const tests = branches('$nor', operand, variables);
    return (doc) => !tests.some((test) => test(doc));
  },
  $expr: (operand, variables) => {
    const evaluate = compileExpression(operand, variables);
    return (root) => isTruthy(evaluate({ root, variables: variables ?? {} }));
  },
  $comment: () => () => true,
};

/** Compiles a filter; throws BadValue naming any operator that is not known. */
export const compile = (filter: unknown, variables?: Doc): Test => {
  if (!isDoc(filter)) throw badValue('a filter must be a document');
  const tests = Object.entries(filter).map(([name, operand]): Test => {
    if (!name.startsWith('$')) return fieldTest(name, operand, variables);
    const operator = own(topLevelOperators, name);
    if (!operator) throw badValue(`unknown top level operator: ${name}`);
    return operator(operand, variables);
  });
  return tests[0] && tests.length === 1 ? tests[0] : every(tests);
};

/** The outermost fields that a filter reads; undefined when it may read all. */
export const filterFields = (filter: Doc): string[] | undefined => {
  const parts = Object.entries(filter).map(([name, operand]): string[] | undefined => {
    if (!name.startsWith('$')) return [name.split('.')[0] ?? name];
    if (name === '$expr') return fieldsRead(operand);
    const inner = Array.isArray(operand) ? operand.filter(isDoc).map(filterFields) : [];
    return inner.includes(undefined) ? undefined : inner.flatMap((fields) => fields ?? []);
  });
  return parts.includes(undefined) ? undefined : parts.flatMap((fields) => fields ?? []);
};
