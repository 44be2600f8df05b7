/** @file Stages that change, choose or order rows one by one. */
import { calculateObjectSize } from 'bson';
import { failedToParse } from '../errors';
import { collectionNamed, sortSpec } from '../execution/context';
import { drained, type Flow, filtered, Memory, mapped, paged, pause } from '../execution/flow';
import { fieldRemover, fieldSetter, projection } from '../execution/projection';
import { sorted } from '../execution/sort';
import { compileExpression } from '../expressions/compile';
import { located } from '../expressions/types';
import { compile } from '../query/match';
import { own, put } from '../values/own-fields';
import { sortKey } from '../values/paths';
import { typeNameOf } from '../values/types';
import { type Doc, isDoc, isEmpty, isNumeric } from '../values/values';
import { group } from './group';
import type { Stage, Transform } from './types';

/** MongoDB's codes for an empty specification. */
const emptyCodes: Readonly<Record<string, number>> = { $sort: 15976, $project: 51272, $facet: 40169 };
const needDoc = (operand: unknown, name: string): Doc => {
  if (isDoc(operand) && !isEmpty(operand)) return operand;
  const message = `the ${name} specification must be a document that is not empty`;
  const code = own(emptyCodes, name);
  throw code ? located(code, message) : failedToParse(message);
};
const needCount = (operand: unknown, name: string, least: 0 | 1): number => {
  const wanted = isNumeric(operand) ? Number(operand) : Number.NaN;
  if (Number.isSafeInteger(wanted) && wanted >= least) return wanted;
  throw located(
    least === 1 ? 15958 : 5107200,
    `invalid argument to ${name} stage: Expected a number of at least ${least}`,
  );
};

export const match: Stage = (operand, { context }) => {
  const test = compile(operand, context.variables);
  return (rows) => filtered(rows, test);
};
export const project: Stage = (operand, { context }) => {
  const change = projection(needDoc(operand, '$project'), context.variables);
  return (rows) => mapped(rows, change);
};
export const addFields: Stage = (operand, { context }) => {
  const change = fieldSetter(needDoc(operand, '$addFields'), context.variables);
  return (rows) => mapped(rows, change);
};
export const unset: Stage = (operand) => {
  const paths: unknown[] = Array.isArray(operand) ? operand : [operand];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string')) {
    throw located(31002, '$unset specification must be a string or an array of strings');
  }
  const change = fieldRemover(paths.map(String));
  return (rows) => mapped(rows, change);
};
export const limit: Stage = (operand) => {
  const wanted = needCount(operand, '$limit', 1);
  return (rows) => paged(rows, 0, wanted);
};
export const skip: Stage = (operand) => {
  const wanted = needCount(operand, '$skip', 0);
  return (rows) => paged(rows, wanted);
};

/** How many rows of a sort the later stages need. */
const keepOf = (rest: readonly Doc[]): number => {
  const [next, afterNext] = rest;
  const skipped = isNumeric(next?.$skip) ? Number(next?.$skip) : 0;
  const wanted = next?.$limit ?? (skipped > 0 ? afterNext?.$limit : undefined);
  return isNumeric(wanted) ? Number(wanted) + skipped : Number.POSITIVE_INFINITY;
};
export const sort: Stage = (operand, { rest }) => {
  const spec = sortSpec(needDoc(operand, '$sort'));
  const keep = keepOf(rest);
  const keyOf = (doc: Doc): string => sortKey(doc, spec).toString('latin1');
  return (rows) => sorted(rows, { keyOf, sizeOf: (doc) => 2 * calculateObjectSize(doc), keep });
};

const replacement =
  (expression: unknown, name: string): Stage =>
  (_operand, { context }) => {
    const evaluate = compileExpression(expression, context.variables);
    const change = (root: Doc): Doc => {
      const made = evaluate({ root, variables: context.variables ?? {} });
      if (isDoc(made)) return made;
      throw located(40228, `'newRoot' expression of ${name} must evaluate to an object, but was ${typeNameOf(made)}`);
    };
    return (rows) => mapped(rows, change);
  };
export const replaceWith: Stage = (operand, world) => replacement(operand, '$replaceWith')(operand, world);
export const replaceRoot: Stage = (operand, world) => {
  const spec = needDoc(operand, '$replaceRoot');
  const extra = Object.keys(spec).find((key) => key !== 'newRoot');
  if (extra !== undefined) throw located(40229, `unrecognized option to $replaceRoot stage: ${extra}`);
  return replacement(spec.newRoot, '$replaceRoot')(operand, world);
};

export const sortByCount: Stage = (operand, world) => {
  const counted = group({ _id: operand, count: { $sum: 1 } }, world);
  const ordered = sort({ count: -1 }, world);
  return (rows) => ordered(counted(rows));
};

export const unionWith: Stage = (operand, { context, compile: check, rowsOf }) => {
  const spec = isDoc(operand) ? operand : { coll: operand };
  const extra = Object.keys(spec).find((key) => key !== 'coll' && key !== 'pipeline');
  if (extra !== undefined) throw located(40415, `BSON field '$unionWith.${extra}' is an unknown field.`);
  if (typeof spec.coll !== 'string') throw failedToParse("$unionWith needs the name of a collection in 'coll'");
  const { coll, pipeline = [] } = spec as { coll: string; pipeline?: Doc[] };
  check(pipeline, context);
  return function* (rows) {
    yield* rows;
    yield* rowsOf(context, collectionNamed(context, coll), pipeline);
  };
};

export const facet: Stage = (operand, { context, compile: prepare }) => {
  for (const pipeline of Object.values(needDoc(operand, '$facet'))) {
    const isNested = Array.isArray(pipeline) && pipeline.some((stage) => isDoc(stage) && '$facet' in stage);
    if (isNested) throw located(40600, '$facet is not allowed to be used within a $facet stage');
  }
  const facets: (readonly [string, Transform])[] = Object.entries(needDoc(operand, '$facet')).map(
    ([name, pipeline]) => [name, prepare(pipeline, context)] as const,
  );
  return function* (rows) {
    const memory = new Memory('$facet');
    const all: Doc[] = [];
    yield* drained(rows, (row) => {
      memory.hold(2 * calculateObjectSize(row));
      all.push(row);
    });
    const made: Doc = {};
    for (const [name, transform] of facets) {
      const results: Doc[] = [];
      yield* drained(transform(spaced(all)), (row) => void results.push(row));
      put(made, name, results);
    }
    yield made;
  };
};
function* spaced(rows: readonly Doc[]): Flow<Doc> {
  for (const [at, row] of rows.entries()) {
    yield row;
    if (at % 32 === 31) yield pause;
  }
}
