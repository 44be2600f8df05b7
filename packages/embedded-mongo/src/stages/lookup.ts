import { type Context, collectionNamed } from '../execution/context';
import { findRecords } from '../execution/find';
import { drained, type Flow, Memory, mapped, pause, withPauses } from '../execution/flow';
import { compileExpression } from '../expressions/compile';
import { located, namedArguments } from '../expressions/types';
import type { Collection } from '../storage/model';
import { keyOf } from '../values/keys';
import { own } from '../values/own-fields';
import { emptyArray, pathValues, setPath } from '../values/paths';
import { type Doc, isDoc } from '../values/values';
import type { Stage, StageWorld } from './types';

type Join = (doc: Doc) => Flow<Doc>;

const isIndexed = (from: Collection | undefined, field: string): boolean =>
  Boolean(
    from?.indexes.some((index) => index.fields[0]?.[0] === field && !index.partialFilterExpression && !index.sparse),
  );
const localValues = (doc: Doc, field: string): unknown[] =>
  pathValues(doc, field)
    .values.map((value) => value ?? null)
    .filter((value) => value !== emptyArray);

const indexedJoin = (context: Context, from: Collection | undefined, local: string, foreign: string): Join => {
  const plain = { ...context, variables: undefined };
  return (doc) => {
    const values = localValues(doc, local);
    // $eq finds a stored regular expression as a value; $in would let it match.
    const filter = { $or: values.map((value) => ({ [foreign]: { $eq: value } })) };
    if (values.length === 0) return [];
    return mapped(findRecords(plain, from, { filter }), (record) => record.doc);
  };
};

type Table = Map<string, Doc[]>;
function* fill(table: Table, { view, deadline }: Context, from: Collection, field: string): Flow<never> {
  const memory = new Memory('$lookup');
  yield* drained(withPauses(view.all(from), deadline), (record) => {
    memory.hold(record.raw.length * 2);
    const values = pathValues(record.doc, field).values.filter((value) => value !== emptyArray);
    for (const key of new Set(values.map(keyOf))) {
      const docs = table.get(key) ?? [];
      docs.push(record.doc);
      table.set(key, docs);
    }
  });
}
const hashedJoin = (context: Context, from: Collection | undefined, local: string, foreign: string): Join => {
  let table: Table | undefined;
  return function* (doc) {
    if (!table) {
      table = new Map();
      if (from) yield* fill(table, context, from, foreign);
    }
    const hits = localValues(doc, local).flatMap((value) => table?.get(keyOf(value)) ?? []);
    yield* new Set(hits);
  };
};

interface Spec {
  readonly from: string;
  readonly as: string;
  readonly join: ((context: Context) => Join) | undefined;
  readonly variables: readonly (readonly [name: string, evaluate: (doc: Doc) => unknown])[];
  readonly pipeline: readonly Doc[] | undefined;
}
const textOf = (args: Doc, name: string): string => {
  const value = own(args, name);
  if (typeof value === 'string' && value !== '' && !value.startsWith('$')) return value;
  throw located(40321, `$lookup argument '${name}' must be a non-empty string`);
};
const checkFields = (args: Doc, hasPipeline: boolean): boolean => {
  const hasLocal = 'localField' in args;
  if (hasLocal !== 'foreignField' in args || (!hasLocal && !hasPipeline)) {
    throw located(4572, "$lookup requires both or neither of 'localField' and 'foreignField', or a 'pipeline'");
  }
  return hasLocal;
};
const specOf = (operand: unknown, { context, compile }: StageWorld): Spec => {
  const optional = ['localField', 'foreignField', 'let', 'pipeline'];
  const args = namedArguments(operand, '$lookup', { required: ['from', 'as'], optional });
  const { pipeline } = args;
  const from = textOf(args, 'from');
  const byFields = checkFields(args, pipeline !== undefined);
  const definitions = Object.entries(isDoc(args.let) ? args.let : {});
  const variables = definitions.map(([name, expression]) => {
    const evaluate = compileExpression(expression, context.variables);
    return [name, (root: Doc) => evaluate({ root, variables: context.variables ?? {} })] as const;
  });
  if (pipeline !== undefined) {
    const unset = Object.fromEntries(definitions.map(([name]) => [name, null]));
    compile(pipeline, { ...context, variables: { ...context.variables, ...unset } });
  }
  const joinOf = (inner: Context): Join => {
    const target = collectionNamed(inner, from);
    const local = textOf(args, 'localField');
    const foreign = textOf(args, 'foreignField');
    return (isIndexed(target, foreign) ? indexedJoin : hashedJoin)(inner, target, local, foreign);
  };
  if (byFields) textOf(args, 'localField');
  if (byFields) textOf(args, 'foreignField');
  return {
    from,
    as: textOf(args, 'as'),
    join: byFields ? joinOf : undefined,
    variables,
    pipeline: Array.isArray(pipeline) ? pipeline : undefined,
  };
};

/** $lookup by fields, by pipeline, or both. */
export const lookup: Stage = (operand, world) => {
  const { context } = world;
  const spec = specOf(operand, world);
  return function* (rows) {
    const join = spec.join?.(context);
    const from = collectionNamed(context, spec.from);
    const joinedTo = (doc: Doc): Flow<Doc> => {
      if (!spec.pipeline) return join?.(doc) ?? [];
      const set = Object.fromEntries(spec.variables.map(([name, evaluate]) => [name, evaluate(doc)]));
      const inner = { ...context, variables: { ...context.variables, ...set } };
      if (!join) return world.rowsOf(inner, from, spec.pipeline);
      return world.compile(spec.pipeline, inner)(join(doc));
    };
    for (const doc of rows) {
      if (doc === pause) yield pause;
      else yield* withJoined(doc, spec.as, joinedTo(doc));
    }
  };
};
function* withJoined(doc: Doc, as: string, matches: Flow<Doc>): Flow<Doc> {
  const joined: Doc[] = [];
  yield* drained(matches, (row) => void joined.push(row));
  const copy = { ...doc };
  setPath(copy, as, joined);
  yield copy;
}
