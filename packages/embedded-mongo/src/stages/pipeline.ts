import { CommandError } from '../errors';
import type { Context } from '../execution/context';
import { type FindOptions, findRecords } from '../execution/find';
import { type Flow, mapped } from '../execution/flow';
import { fieldsRead } from '../expressions/compile';
import { located } from '../expressions/types';
import { filterFields } from '../query/match';
import type { Collection } from '../storage/model';
import { own } from '../values/own-fields';
import { type Doc, hasOperators, isDoc, isNumeric, isTruthy } from '../values/values';
import { bucket } from './bucket';
import { count, group } from './group';
import { lookup } from './lookup';
import {
  addFields,
  facet,
  limit,
  match,
  project,
  replaceRoot,
  replaceWith,
  skip,
  sort,
  sortByCount,
  unionWith,
  unset,
} from './rows';
import type { Stage, Transform } from './types';
import { unwind } from './unwind';

/** Every stage that is known, by name. */
export const stages: Readonly<Record<string, Stage>> = {
  $addFields: addFields,
  $bucket: bucket,
  $count: count,
  $facet: facet,
  $group: group,
  $limit: limit,
  $lookup: lookup,
  $match: match,
  $project: project,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $set: addFields,
  $skip: skip,
  $sort: sort,
  $sortByCount: sortByCount,
  $unionWith: unionWith,
  $unset: unset,
  $unwind: unwind,
};

interface Named {
  readonly name: string;
  readonly operand: unknown;
  readonly stage: Stage;
}
const stageOf = (spec: unknown): Named => {
  const [entry, ...others] = isDoc(spec) ? Object.entries(spec) : [];
  if (!entry || others.length > 0) {
    throw located(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  const [name, operand] = entry;
  const stage = own(stages, name);
  if (!stage) throw located(40324, `Unrecognized pipeline stage name: '${name}'`);
  return { name, operand, stage };
};
/** Throws for a value that is not a pipeline. */
export function checkPipeline(pipeline: unknown): asserts pipeline is Doc[] {
  if (!Array.isArray(pipeline)) throw new CommandError(14, 'TypeMismatch', "'pipeline' must be an array");
  for (const spec of pipeline) stageOf(spec);
}

/** Checks every stage, then returns the function that runs them. */
export const compilePipeline = (pipeline: unknown, context: Context): Transform => {
  checkPipeline(pipeline);
  const transforms = pipeline.map((spec, at) => {
    const { stage, operand } = stageOf(spec);
    return stage(operand, { context, rest: pipeline.slice(at + 1), compile: compilePipeline, rowsOf: pipelineRows });
  });
  return (rows) => transforms.reduce((current, transform) => transform(current), rows);
};

/** The value of a variable or a plain value; undefined when it depends on the document. */
const constantOf = (operand: unknown, variables: Doc | undefined): unknown => {
  if (typeof operand !== 'string' || !operand.startsWith('$')) return operand;
  return operand.startsWith('$$') ? own(variables, operand.slice(2)) : undefined;
};
/** {$expr: {$eq: ['$a', '$$v']}} also implies {a: v} for a plain value, which an index can answer. */
const impliedBy = (operands: readonly unknown[], variables: Doc | undefined): Doc[] => {
  const [left, right] = operands;
  return [[left, right] as const, [right, left] as const].flatMap(([field, other]) => {
    if (typeof field !== 'string' || !/^\$[^$]/.test(field)) return [];
    const value = constantOf(other, variables);
    return isNumeric(value) || typeof value === 'string' ? [{ [field.slice(1)]: value }] : [];
  });
};
const withImplied = (filter: Doc, variables: Doc | undefined): Doc => {
  const implied: Doc[] = [];
  const walk = (expression: unknown): void => {
    if (!isDoc(expression)) return;
    if (Array.isArray(expression.$and)) expression.$and.forEach(walk);
    if (Array.isArray(expression.$eq)) implied.push(...impliedBy(expression.$eq, variables));
  };
  walk(filter.$expr);
  return implied.length > 0 ? { $and: [filter, ...implied] } : filter;
};

interface Head {
  readonly find: FindOptions;
  /** Number of stages that the find replaces. */
  readonly length: number;
}
/** The leading stages that one find with indexes can replace. */
const headOf = (pipeline: readonly Doc[], variables: Doc | undefined): Head => {
  let length = 0;
  const filters: Doc[] = [];
  while (isDoc(pipeline[length]?.$match)) filters.push(withImplied(pipeline[length++]?.$match as Doc, variables));
  const filter = filters.length < 2 ? filters[0] : { $and: filters };
  const sortBy = pipeline[length]?.$sort;
  if (sortBy === undefined) return { find: { filter }, length };
  length++;
  const skipped = pipeline[length]?.$skip;
  const wanted = pipeline[length + (skipped === undefined ? 0 : 1)]?.$limit;
  if (wanted === undefined) return { find: { filter, sort: sortBy }, length };
  const find = { filter, sort: sortBy, skip: Number(skipped ?? 0), limit: Number(wanted) };
  return { find, length: length + (skipped === undefined ? 1 : 2) };
};

type Fields = string[] | undefined;
const all = (...parts: readonly Fields[]): Fields =>
  parts.includes(undefined) ? undefined : parts.flatMap((fields) => fields ?? []);
const includes = (value: unknown): boolean => {
  const isNested = isDoc(value) && !hasOperators(value);
  return isNested ? Object.values(value).some(includes) : isTruthy(value);
};
const isInclusion = (spec: unknown): spec is Doc =>
  isDoc(spec) && Object.entries(spec).some(([name, value]) => name !== '_id' && includes(value));
const head = (path: string): string => path.split('.')[0] ?? path;

/** The outermost fields that a stage reads, and whether later stages no longer read the stored documents. */
const readers: Readonly<Record<string, (operand: unknown) => { readonly fields: Fields; readonly isLast?: boolean }>> =
  {
    $match: (operand) => ({ fields: isDoc(operand) ? filterFields(operand) : [] }),
    $sort: (operand) => ({ fields: isDoc(operand) ? Object.keys(operand).map(head) : [] }),
    $limit: () => ({ fields: [] }),
    $skip: () => ({ fields: [] }),
    $unwind: (operand) => {
      const path = isDoc(operand) ? operand.path : operand;
      return { fields: typeof path === 'string' ? [head(path.slice(1))] : [] };
    },
    $group: (operand) => ({ fields: fieldsRead(operand), isLast: true }),
    $count: () => ({ fields: [], isLast: true }),
    $sortByCount: (operand) => ({ fields: fieldsRead(operand), isLast: true }),
    $project: (operand) => ({
      fields: isInclusion(operand) ? all(['_id'], Object.keys(operand).map(head), fieldsRead(operand)) : undefined,
      isLast: true,
    }),
  };
/** Which outermost fields of stored documents a pipeline reads; undefined for all. */
const neededFields = (pipeline: readonly Doc[]): ReadonlySet<string> | undefined => {
  let needed: Fields = [];
  for (const spec of pipeline) {
    const { name, operand } = stageOf(spec);
    const reads = own(readers, name)?.(operand);
    needed = all(needed, reads?.fields);
    if (!needed) return undefined;
    if (reads?.isLast) return new Set(needed);
  }
  return undefined;
};

/** The rows of a pipeline over a collection; refuses unknown features before the first row. */
export const pipelineRows = (
  context: Context,
  collection: Collection | undefined,
  pipeline: readonly Doc[],
  hint?: unknown,
): Flow<Doc> => {
  compilePipeline(pipeline, context);
  const { find, length } = headOf(pipeline, context.variables);
  const rest = pipeline.slice(length);
  const wanted = neededFields(rest);
  const records = findRecords(context, collection, { ...find, hint });
  const docs = mapped(records, (record) => (wanted ? record.only(wanted) : record.doc));
  return compilePipeline(rest, context)(docs);
};
