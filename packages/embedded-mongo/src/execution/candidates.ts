/** @file Reads the candidate documents of a plan. */
import { CommandError } from '../errors';
import type { Plan } from '../query/plan';
import { type BytesTest, type Collection, StoredRecord } from '../storage/model';
import type { Context } from './context';

export interface Source {
  readonly context: Context;
  readonly collection: Collection;
  /** Test on bytes before a document is copied out of the database. */
  readonly mayFit: BytesTest | undefined;
}
/** A document, or undefined for one that failed the test, so that a long search can pause there too. */
export type Candidate = StoredRecord | undefined;

function* branchCandidates(source: Source, branches: readonly Plan[]): Iterable<Candidate> {
  const seen = new Set<number>();
  for (const branch of branches) {
    for (const record of candidates(source, branch)) {
      const isNew = record !== undefined && !seen.has(record.id);
      if (isNew) seen.add(record.id);
      yield isNew ? record : undefined;
    }
  }
}
function* scanned({ context, collection, mayFit }: Source, isReverse: boolean): Iterable<Candidate> {
  for (const record of context.view.all(collection, isReverse)) {
    yield mayFit && !mayFit(record.raw) ? undefined : record;
  }
}
function* candidateIds({ context: { view }, collection }: Source, plan: Plan): Iterable<number> {
  if (!plan.index) return;
  const ranges = plan.isReverse ? [...plan.ranges].reverse() : plan.ranges;
  for (const range of ranges) yield* view.range(collection, plan.index, range, plan.isReverse);
}
/** A document with an array has several keys in one index and could otherwise be returned once for each. */
function* once(ids: Iterable<number>): Iterable<number> {
  const seen = new Set<number>();
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    yield id;
  }
}
export function* recordsOf(
  { context: { view }, collection, mayFit }: Source,
  ids: Iterable<number>,
): Iterable<Candidate> {
  for (const id of ids) yield view.get(collection, id, mayFit);
}
/** When no test is needed, a document is read only when its content is used. */
function* unreadRecords(source: Source, ids: Iterable<number>): Iterable<Candidate> {
  const { collection } = source;
  const { view } = source.context;
  for (const id of ids) {
    if (!view.isFirstSnapshot) yield* recordsOf(source, [id]);
    else yield new StoredRecord(id, () => bytesOf(view.get(collection, id)));
  }
}
const bytesOf = (record: StoredRecord | undefined): Buffer => {
  if (record) return record.raw;
  throw new CommandError(1, 'InternalError', 'an index names a document that is not there');
};

export const candidates = (source: Source, plan: Plan): Iterable<Candidate> => {
  if (plan.branches) return branchCandidates(source, plan.branches);
  if (!plan.index) return scanned(source, plan.isReverse);
  const ids = candidateIds(source, plan);
  const distinct = plan.index.multikey ? once(ids) : ids;
  return plan.isExact ? unreadRecords(source, distinct) : recordsOf(source, distinct);
};
