import { Aggregator } from 'mingo';
import type { Collection } from '../storage/model';
import { keyOf } from '../values/keys';
import { emptyArray, pathValues, setPath } from '../values/paths';
import { type Doc, isDoc } from '../values/values';
import { type Context, collectionNamed, mingoOptions } from './context';
import { findRecords } from './find';

type Rows = Iterable<Doc>;
interface Pipelines {
  readonly aggregateRows: (context: Context, collection: Collection | undefined, pipeline: readonly Doc[]) => Rows;
  readonly runStages: (
    context: Context,
    collection: Collection | undefined,
    rows: Rows,
    pipeline: readonly Doc[],
  ) => Rows;
}
type Join = (doc: Doc) => Doc[];

const isIndexed = (from: Collection | undefined, field: string): boolean =>
  Boolean(
    from?.indexes.some((index) => index.fields[0]?.[0] === field && !index.partialFilterExpression && !index.sparse),
  );

const localValues = (doc: Doc, field: string): unknown[] =>
  pathValues(doc, field)
    .values.map((value) => value ?? null)
    .filter((value) => value !== emptyArray);

const indexedJoin = (
  context: Context,
  from: Collection | undefined,
  localField: string,
  foreignField: string,
): Join => {
  const plain = { ...context, variables: undefined };
  return (doc) => {
    const filter = { [foreignField]: { $in: localValues(doc, localField) } };
    return [...findRecords(plain, from, { filter })].map((record) => record.doc);
  };
};

const hashOf = ({ view }: Context, from: Collection, field: string): Map<string, Doc[]> => {
  const byKey = new Map<string, Doc[]>();
  for (const record of view.all(from)) {
    const values = pathValues(record.doc, field).values.filter((value) => value !== emptyArray);
    for (const key of new Set(values.map(keyOf))) {
      const docs = byKey.get(key) ?? [];
      docs.push(record.doc);
      byKey.set(key, docs);
    }
  }
  return byKey;
};
const hashedJoin = (context: Context, from: Collection | undefined, localField: string, foreignField: string): Join => {
  let byKey: Map<string, Doc[]> | undefined;
  return (doc) => {
    byKey ??= from ? hashOf(context, from, foreignField) : new Map();
    const hits = localValues(doc, localField).flatMap((value) => byKey?.get(keyOf(value)) ?? []);
    return [...new Set(hits)];
  };
};

const variablesFor = (context: Context, definitions: unknown, doc: Doc): Doc => {
  const variables: Doc = { ...context.variables };
  for (const [name, expression] of Object.entries(isDoc(definitions) ? definitions : {})) {
    const stage = { $project: { _id: 0, value: expression } };
    variables[name] = new Aggregator([stage], mingoOptions(context)).run<Doc>([doc])[0]?.value;
  }
  return variables;
};

/** $lookup by fields, by pipeline, or both. */
export function* lookupRows(context: Context, rows: Rows, spec: Doc, pipelines: Pipelines): Rows {
  const from = collectionNamed(context, String(spec.from));
  const { localField, foreignField, pipeline } = spec;
  const byFields = typeof localField === 'string' && typeof foreignField === 'string';
  const makeJoin = byFields && isIndexed(from, foreignField) ? indexedJoin : hashedJoin;
  const join = byFields ? makeJoin(context, from, localField, foreignField) : undefined;
  const joinedTo = (doc: Doc): Rows => {
    if (!Array.isArray(pipeline)) return join?.(doc) ?? [];
    const inner = { ...context, variables: variablesFor(context, spec.let, doc) };
    return join
      ? pipelines.runStages(inner, from, join(doc), pipeline)
      : pipelines.aggregateRows(inner, from, pipeline);
  };
  for (const doc of rows) {
    const joined = joinedTo(doc);
    const copy = { ...doc };
    setPath(copy, String(spec.as), [...joined]);
    yield copy;
  }
}
