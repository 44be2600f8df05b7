/** @file Query filters with MongoDB's semantics: type brackets, null and missing, array elements, ordered objects. */
import { Query } from 'mingo/query';
import { badValue } from '../errors';
import { checkExpression } from '../execution/expressions';
import { mingoContext } from '../execution/mingo-context';
import { keyOf } from '../values/keys';
import { terminals } from '../values/paths';
import { asArray, type Doc, hasOperators, isDoc, isNumeric } from '../values/values';
import { equalTo, matchesRegex, ordered, type Predicate, toRegex } from './predicates';
import { isArrayTest, typeTest } from './types';

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

/** Some value at the path, or some element of an array there. */
const some =
  (predicate: Predicate, { parts }: Site): Test =>
  (doc) =>
    terminals(doc, parts).some((value) => predicate(value) || (Array.isArray(value) && value.some(predicate)));
/** Some value at the path as it stands. */
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

const equality = (operand: unknown, site: Site): Test =>
  some(operand instanceof RegExp ? matchesRegex(operand) : equalTo(operand), site);

const membership: Operator = (operand, site, name) => {
  if (!Array.isArray(operand)) throw badValue(`${name} needs an array`);
  const keys = new Set(operand.filter((value) => !(value instanceof RegExp)).map(keyOf));
  const regexes = operand.filter((value) => value instanceof RegExp).map(matchesRegex);
  const test = some((value) => keys.has(keyOf(value)) || regexes.some((matches) => matches(value)), site);
  return name === '$in' ? test : not(test);
};

const typeMatch: Operator = (operand, { parts }) => {
  const tests = asArray(operand).map(typeTest);
  const matches = (value: unknown): boolean =>
    tests.some((test) => test(value) || (Array.isArray(value) && !isArrayTest(test) && value.some(test)));
  return (doc) => terminals(doc, parts).some(matches);
};

const isPair = (value: unknown): value is [number, number] => Array.isArray(value) && value.length === 2;
const modulo: Operator = (operand, site) => {
  if (!isPair(operand)) throw badValue('malformed mod, needs to be an array of two numbers');
  const [divisor, remainder] = operand.map(Number);
  if (!divisor) throw badValue('divisor cannot be 0');
  return some((value) => isNumeric(value) && Math.trunc(Number(value)) % divisor === remainder, site);
};

const elementMatch: Operator = (operand, site) => {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const isLogical = Object.keys(operand).some((key) => key === '$and' || key === '$or' || key === '$nor');
  if (hasOperators(operand) && !isLogical) {
    const test = fieldTest('x', operand, site.variables);
    // An element that is itself an array is one value here: it is wrapped so that it does not fan out twice.
    const matches = (element: unknown): boolean => test({ x: Array.isArray(element) ? [element] : element });
    return whole((value) => Array.isArray(value) && value.some(matches), site);
  }
  const test = compile(operand, site.variables);
  const matches = (element: unknown): boolean => (isDoc(element) || Array.isArray(element)) && test(element);
  return whole((value) => Array.isArray(value) && value.some(matches), site);
};

const allOf: Operator = (operand, site) => {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  const tests = operand.map((element) =>
    isDoc(element) && '$elemMatch' in element
      ? elementMatch(element.$elemMatch, site, '$elemMatch')
      : equality(element, site),
  );
  return (doc) => tests.length > 0 && tests.every((test) => test(doc));
};

const negation: Operator = (operand, site) => {
  if (!(operand instanceof RegExp) && !hasOperators(operand)) throw badValue('$not needs a regex or a document');
  return not(operand instanceof RegExp ? equality(operand, site) : fieldTest(site.path, operand, site.variables));
};

const bits: Operator = (operand, { path }, name) => {
  const query = new Query({ [path]: { [name]: operand } }, { context: mingoContext });
  return (doc) => query.test(doc as Doc);
};

/** Every query operator that is known, by name. */
export const queryOperators: Readonly<Record<string, Operator>> = {
  $eq: equality,
  $ne: (operand, site) => not(equality(operand, site)),
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
    return operand ? test : not(test);
  },
  $type: typeMatch,
  $regex: (operand, site) => some(matchesRegex(toRegex(operand, site.all.$options)), site),
  $options: (_operand, site) => {
    if (!('$regex' in site.all)) throw badValue('$options needs a $regex');
    return () => true;
  },
  $not: negation,
  $mod: modulo,
  $size: (operand, site) => whole((value) => Array.isArray(value) && value.length === Number(operand), site),
  $all: allOf,
  $elemMatch: elementMatch,
  $bitsAllSet: bits,
  $bitsAnySet: bits,
  $bitsAllClear: bits,
  $bitsAnyClear: bits,
};

const fieldTest = (path: string, condition: unknown, variables: Doc | undefined): Test => {
  const all = hasOperators(condition) ? condition : { $eq: condition };
  const site: Site = { path, parts: path.split('.'), all, variables };
  const tests = Object.entries(all).map(([name, operand]) => {
    const operator = Object.hasOwn(queryOperators, name) ? queryOperators[name] : undefined;
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
/** Operators that stand beside field names. */
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
    checkExpression(operand);
    const query = new Query({ $expr: operand }, { context: mingoContext, variables: variables ?? {} });
    return (doc) => query.test(doc as Doc);
  },
  $comment: () => () => true,
};

/** Compiles a filter; throws BadValue naming any operator that is not known. */
export const compile = (filter: unknown, variables?: Doc): Test => {
  if (!isDoc(filter)) throw badValue('a filter must be a document');
  const tests = Object.entries(filter).map(([name, operand]): Test => {
    if (!name.startsWith('$')) return fieldTest(name, operand, variables);
    const operator = Object.hasOwn(topLevelOperators, name) ? topLevelOperators[name] : undefined;
    if (!operator) throw badValue(`unknown top level operator: ${name}`);
    return operator(operand, variables);
  });
  return tests[0] && tests.length === 1 ? tests[0] : every(tests);
};

/** Whether a filter asks for BSON types, which only documents with unpromoted numbers can answer. */
export const asksForTypes = (filter: unknown): boolean => {
  if (Array.isArray(filter)) return filter.some(asksForTypes);
  return isDoc(filter) && Object.entries(filter).some(([name, inner]) => name === '$type' || asksForTypes(inner));
};
