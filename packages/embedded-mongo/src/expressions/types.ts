/** @file Building blocks of expression operators. `undefined` means a missing value. */
import { CommandError } from '../errors';
import { type Doc, isDoc } from '../values/values';

export interface Scope {
  /** The document the expression is about. */
  readonly root: unknown;
  readonly variables: Readonly<Doc>;
}
export type Evaluate = (scope: Scope) => unknown;
/** Compiles an operand; `more` are variables that are known inside it. */
export type Compile = (expression: unknown, more?: readonly string[]) => Evaluate;
/** Compiles one operator from its operand as written. */
export type Operator = (operand: unknown, compile: Compile, name: string) => Evaluate;
export type Operators = Readonly<Record<string, Operator>>;

export const located = (code: number, message: string): CommandError =>
  new CommandError(code, `Location${code}`, message);

const wrongCount = (name: string, wanted: string, actual: number): CommandError =>
  located(16020, `Expression ${name} takes ${wanted} arguments. ${actual} were passed in.`);

/** An operator of `fewest` to `most` arguments, all of them evaluated. */
export const ofValues =
  (fewest: number, most: number, apply: (values: readonly unknown[], name: string) => unknown): Operator =>
  (operand, compile, name) => {
    const operands = Array.isArray(operand) ? operand : [operand];
    if (operands.length < fewest || operands.length > most) {
      const wanted = fewest === most ? `exactly ${fewest}` : `at least ${fewest} and at most ${most}`;
      throw wrongCount(name, wanted, operands.length);
    }
    const parts = operands.map((part) => compile(part));
    return (scope) =>
      apply(
        parts.map((part) => part(scope)),
        name,
      );
  };
/** An operator of one argument. */
export const ofOne = (apply: (value: unknown, name: string) => unknown): Operator =>
  ofValues(1, 1, ([value], name) => apply(value, name));
/** An operator of two arguments. */
export const ofTwo = (apply: (left: unknown, right: unknown, name: string) => unknown): Operator =>
  ofValues(2, 2, ([left, right], name) => apply(left, right, name));
/** An operator of any number of arguments. */
export const ofMany = (apply: (values: readonly unknown[], name: string) => unknown): Operator =>
  ofValues(0, Number.POSITIVE_INFINITY, apply);

/** The named arguments of an operator like $map; unknown and missing ones are refused by name. */
export const namedArguments = (
  operand: unknown,
  name: string,
  { required, optional = [] }: { readonly required: readonly string[]; readonly optional?: readonly string[] },
): Doc => {
  if (!isDoc(operand)) throw located(28646, `${name} only supports an object as its argument`);
  const extra = Object.keys(operand).find((key) => !required.includes(key) && !optional.includes(key));
  if (extra !== undefined) throw located(28647, `Unrecognized parameter to ${name}: ${extra}`);
  const absent = required.find((key) => !Object.hasOwn(operand, key));
  if (absent !== undefined) throw located(28648, `Missing '${absent}' parameter to ${name}`);
  return operand;
};
