import { badValue, CommandError, notImplemented } from '../errors';
import { isHinted } from '../query/plan';
import { own } from '../values/own-fields';
import { type Doc, isDoc, isEmpty } from '../values/values';
import { type Request, targetOf } from './request';

const checkCollation = (collation: unknown): void => {
  if (isDoc(collation) && !isEmpty(collation) && collation.locale !== 'simple') throw notImplemented('collation');
};
/** Finds and aggregations use a hint, writes ignore it; a hint without an index is an error. */
const checkHint = (request: Request, hint: unknown): void => {
  if (hint === undefined || (isDoc(hint) && (isEmpty(hint) || '$natural' in hint))) return;
  const indexes = targetOf(request)?.indexes ?? [];
  if (indexes.length === 0 || indexes.some((index) => isHinted(index, hint))) return;
  throw badValue('hint provided does not correspond to an existing index');
};
/** Options that read and write commands share. */
export const checkOptions = (request: Request, options: Doc): void => {
  checkCollation(options.collation);
  checkHint(request, options.hint);
  for (const name of ['explain', 'noCursorTimeout', 'allowPartialResults']) {
    if (own(options, name)) throw notImplemented(`'${name}' as an option`);
  }
};

const readLevels = new Set<unknown>([undefined, 'local', 'available', 'majority', 'linearizable', 'snapshot']);
const checkReadConcern = (concern: unknown): void => {
  if (!isDoc(concern)) return;
  const isSnapshot = concern.level === 'snapshot';
  const extra = Object.keys(concern).find(
    (key) => key !== 'level' && key !== 'provenance' && !(isSnapshot && key === 'atClusterTime'),
  );
  if (extra !== undefined) throw notImplemented(`'${extra}' of readConcern`);
  if (!readLevels.has(concern.level)) throw badValue(`readConcern level '${String(concern.level)}' is not known`);
};
/** Accepts any write concern of one node: every write is acknowledged by the only node, after its sync to disk. */
const checkWriteConcern = (concern: unknown): void => {
  const wanted = isDoc(concern) ? concern.w : undefined;
  if (wanted === undefined || wanted === 'majority' || wanted === 0 || wanted === 1) return;
  const message = `Not enough data-bearing nodes: w is ${String(wanted)}, there is one`;
  throw new CommandError(100, 'UnsatisfiableWriteConcern', message);
};
/** Options that any command may carry. */
export const checkCommon = (body: Doc): void => {
  checkReadConcern(body.readConcern);
  checkWriteConcern(body.writeConcern);
};
