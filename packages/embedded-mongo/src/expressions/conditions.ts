import { compareValues } from '../values/keys';
import { own } from '../values/own-fields';
import { type Doc, isDoc, isNil, isTruthy } from '../values/values';
import { type Compile, type Evaluate, located, namedArguments, type Operator, type Operators, ofTwo } from './types';

/** Missing sorts before null here, unlike in filters. */
const compare = (left: unknown, right: unknown): number => {
  if (left === undefined || right === undefined) return Number(left !== undefined) - Number(right !== undefined);
  return compareValues(left, right);
};
const comparison = (isWanted: (order: number) => boolean): Operator =>
  ofTwo((left, right) => isWanted(compare(left, right)));

const operandsOf = (operand: unknown, compile: Compile): Evaluate[] =>
  (Array.isArray(operand) ? operand : [operand]).map((part: unknown) => compile(part));

const conditional: Operator = (operand, compile, name) => {
  const parts = ['if', 'then', 'else'];
  const named = Array.isArray(operand) ? undefined : namedArguments(operand, name, { required: parts });
  const args: readonly unknown[] = named ? parts.map((part) => own(named, part)) : (operand as unknown[]);
  if (args.length !== parts.length) {
    throw located(16020, `Expression ${name} takes exactly 3 arguments. ${args.length} were passed in.`);
  }
  const [test, yes, no] = args.map((part) => compile(part)) as [Evaluate, Evaluate, Evaluate];
  return (scope) => (isTruthy(test(scope)) ? yes(scope) : no(scope));
};

const firstPresent: Operator = (operand, compile) => {
  const parts = operandsOf(operand, compile);
  if (parts.length < 2) throw located(1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
  return (scope) => {
    for (const part of parts.slice(0, -1)) {
      const value = part(scope);
      if (!isNil(value)) return value;
    }
    return parts.at(-1)?.(scope);
  };
};

const branchesOf = (branches: unknown): Doc[] => {
  if (Array.isArray(branches) && branches.length > 0 && branches.every(isDoc)) return branches;
  throw located(40068, '$switch requires at least one branch');
};
const choice: Operator = (operand, compile, name) => {
  const { branches, default: otherwise } = namedArguments(operand, name, {
    required: ['branches'],
    optional: ['default'],
  });
  const compiled = branchesOf(branches).map((branch) => {
    const { case: test, then: result } = namedArguments(branch, name, { required: ['case', 'then'] });
    return { test: compile(test), result: compile(result) };
  });
  const last = otherwise === undefined ? undefined : compile(otherwise);
  return (scope) => {
    const hit = compiled.find(({ test }) => isTruthy(test(scope)));
    if (hit) return hit.result(scope);
    if (last) return last(scope);
    throw located(40066, '$switch could not find a matching branch for an input, and no default was specified.');
  };
};

const withVariables: Operator = (operand, compile, name) => {
  const { vars, in: inside } = namedArguments(operand, name, { required: ['vars', 'in'] });
  const defined = Object.entries(isDoc(vars) ? vars : {}).map(([key, value]) => [key, compile(value)] as const);
  const body = compile(
    inside,
    defined.map(([key]) => key),
  );
  return (scope) => {
    const variables = Object.fromEntries(defined.map(([key, evaluate]) => [key, evaluate(scope)]));
    return body({ ...scope, variables: { ...scope.variables, ...variables } });
  };
};

export const conditions: Operators = {
  $and: (operand, compile) => {
    const parts = operandsOf(operand, compile);
    return (scope) => parts.every((part) => isTruthy(part(scope)));
  },
  $cmp: ofTwo((left, right) => Math.sign(compare(left, right))),
  $cond: conditional,
  $eq: comparison((order) => order === 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $ifNull: firstPresent,
  $let: withVariables,
  $literal: (operand) => () => operand,
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $ne: comparison((order) => order !== 0),
  $not: (operand, compile) => {
    const [part, ...others] = operandsOf(operand, compile);
    if (!part || others.length > 0) throw located(16020, 'Expression $not takes exactly 1 arguments.');
    return (scope) => !isTruthy(part(scope));
  },
  $or: (operand, compile) => {
    const parts = operandsOf(operand, compile);
    return (scope) => parts.some((part) => isTruthy(part(scope)));
  },
  $switch: choice,
};
