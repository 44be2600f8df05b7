/** @file Refuses, before mingo sees them, aggregation expressions that this engine does not have. */
import { accumulatorNames, expressionNames, windowOperatorNames } from '../conformance';
import { CommandError, notImplemented } from '../errors';
import { isDoc } from '../values/values';

const expressions: ReadonlySet<string> = new Set(expressionNames);
const accumulators: ReadonlySet<string> = new Set(accumulatorNames);
const windowOperators: ReadonlySet<string> = new Set([...accumulatorNames, ...windowOperatorNames]);

const isUtc = (zone: unknown): boolean =>
  zone === undefined || zone === null || zone === 'UTC' || zone === 'Etc/UTC' || zone === 'GMT';

const checkOperands = (name: string, operands: unknown): void => {
  if (name === '$literal') return;
  if (name === '$dateTrunc' && isDoc(operands) && !isUtc(operands.timezone)) {
    throw notImplemented("'timezone' of $dateTrunc");
  }
  checkExpression(operands);
};
const checkOperator = (name: string, operands: unknown): void => {
  if (!expressions.has(name))
    throw new CommandError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  checkOperands(name, operands);
};

/** Throws InvalidPipelineOperator naming the first expression operator that is not known. */
export const checkExpression = (expression: unknown): void => {
  if (Array.isArray(expression)) {
    for (const element of expression) checkExpression(element);
  } else if (isDoc(expression)) {
    for (const [name, inner] of Object.entries(expression)) {
      if (name.startsWith('$')) checkOperator(name, inner);
      else checkExpression(inner);
    }
  }
};

const checkAccumulator = (field: string, spec: unknown, known: ReadonlySet<string>): void => {
  const [name = '', operand] = isDoc(spec) ? (Object.entries(spec)[0] ?? []) : [];
  if (!known.has(name)) {
    throw new CommandError(15952, 'Location15952', `unknown group operator '${name}' for field '${field}'`);
  }
  checkExpression(operand);
};
/** For $group, $bucket and $bucketAuto: every field but _id is one accumulator. */
export const checkAccumulators = (fields: unknown): void => {
  if (!isDoc(fields)) return;
  for (const [field, spec] of Object.entries(fields)) {
    if (field === '_id') checkExpression(spec);
    else checkAccumulator(field, spec, accumulators);
  }
};
export const checkWindowOutput = (output: unknown): void => {
  if (!isDoc(output)) return;
  for (const [field, spec] of Object.entries(output)) checkAccumulator(field, spec, windowOperators);
};
