/** @file Aggregation expressions, compiled once and evaluated for each document, with BSON's types kept. */
import { CommandError } from '../errors';
import { own, put } from '../values/own-fields';
import { type Doc, isDoc } from '../values/values';
import { arithmetic } from './arithmetic';
import { arrays } from './arrays';
import { conditions } from './conditions';
import { conversions } from './conversions';
import { dates } from './dates';
import { sets } from './sets';
import { strings } from './strings';
import { type Compile, type Evaluate, located, type Operators } from './types';

/** Every expression operator that is known, by name. */
export const expressionOperators: Operators = {
  ...arithmetic,
  ...arrays,
  ...conditions,
  ...conversions,
  ...dates,
  ...sets,
  ...strings,
};
const systemVariables: readonly string[] = ['ROOT', 'CURRENT', 'REMOVE', 'NOW'];

/** A value at the path of an expression: arrays on the way give an array of what their documents hold. */
export const fieldAt = (value: unknown, parts: readonly string[], depth = 0): unknown => {
  const part = parts[depth];
  if (part === undefined) return value;
  if (Array.isArray(value)) {
    return value
      .filter(isDoc)
      .map((element) => fieldAt(element, parts, depth))
      .filter((inner) => inner !== undefined);
  }
  if (!isDoc(value) || !Object.hasOwn(value, part)) return undefined;
  return fieldAt(own(value, part), parts, depth + 1);
};

const checkPath = (parts: readonly string[]): void => {
  if (parts.some((part) => part === '')) throw located(40353, 'FieldPath must not have an empty part.');
  if (parts.some((part) => part.startsWith('$'))) throw located(16410, "FieldPath field names may not start with '$'.");
};
const fieldPath = (path: string): Evaluate => {
  const parts = path.split('.');
  checkPath(parts);
  const [only = ''] = parts;
  if (parts.length > 1) return ({ root }) => fieldAt(root, parts);
  return ({ root }) => (isDoc(root) ? own(root, only) : undefined);
};
const variablePath = (text: string, known: ReadonlySet<string>): Evaluate => {
  const [name = '', ...parts] = text.split('.');
  if (!known.has(name)) throw located(17276, `Use of undefined variable: ${name}`);
  checkPath(parts);
  if (name === 'ROOT' || name === 'CURRENT') return ({ root }) => fieldAt(root, parts);
  if (name === 'REMOVE') return () => undefined;
  return ({ variables }) => fieldAt(own(variables, name), parts);
};

const objectOf = (expression: Doc, compile: Compile): Evaluate => {
  const fields = Object.entries(expression).map(([name, inner]) => [name, compile(inner)] as const);
  return (scope) => {
    const made: Doc = {};
    for (const [name, evaluate] of fields) {
      const value = evaluate(scope);
      if (value !== undefined) put(made, name, value);
    }
    return made;
  };
};
const operation = (expression: Doc, compile: Compile): Evaluate => {
  const [[name, operand] = ['', undefined], ...others] = Object.entries(expression);
  if (others.length > 0) {
    throw located(15983, `an expression must have exactly one field: ${Object.keys(expression).join(', ')}`);
  }
  const operator = own(expressionOperators, name);
  if (!operator) throw new CommandError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  return operator(operand, compile, name);
};
const compileWith = (expression: unknown, known: ReadonlySet<string>): Evaluate => {
  const compile: Compile = (inner, more = []) =>
    compileWith(inner, more.length > 0 ? new Set([...known, ...more]) : known);
  if (typeof expression === 'string' && expression.startsWith('$$')) return variablePath(expression.slice(2), known);
  if (typeof expression === 'string' && expression.startsWith('$')) return fieldPath(expression.slice(1));
  if (Array.isArray(expression)) {
    const parts = expression.map((part) => compile(part));
    return (scope) => parts.map((part) => part(scope) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const hasOperator = Object.keys(expression).some((name) => name.startsWith('$'));
  return hasOperator ? operation(expression, compile) : objectOf(expression, compile);
};

/** Compiles an expression; throws naming any operator or variable that is not known. */
export const compileExpression = (expression: unknown, variables: Readonly<Doc> = {}): Evaluate =>
  compileWith(expression, new Set([...systemVariables, ...Object.keys(variables)]));

/** The outermost fields that an expression reads; undefined when it may read all of them. */
export const fieldsRead = (expression: unknown): string[] | undefined => {
  if (typeof expression === 'string') {
    if (/^\$\$(ROOT|CURRENT)/.test(expression)) return undefined;
    return /^\$[^$]/.test(expression) ? [expression.slice(1).split('.')[0] ?? ''] : [];
  }
  if (!isDoc(expression) && !Array.isArray(expression)) return [];
  const parts = Object.values(expression).map(fieldsRead);
  return parts.includes(undefined) ? undefined : parts.flatMap((fields) => fields ?? []);
};
