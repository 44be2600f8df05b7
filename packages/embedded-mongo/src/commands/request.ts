import type { Timestamp } from 'bson';
import { badValue, CommandError, typeMismatch } from '../errors';
import type { Context } from '../execution/context';
import type { Collection } from '../storage/model';
import { own } from '../values/own-fields';
import { type Doc, isDoc, isNumeric } from '../values/values';
import type { CommandCounts } from './command-counts';
import type { Cursors } from './cursors';
import type { Sessions } from './sessions';

/** One command as its handler sees it. */
export interface Request {
  readonly name: string;
  readonly body: Doc;
  readonly context: Context;
  readonly cursors: Cursors;
  readonly sessions: Sessions;
  readonly counts: CommandCounts;
  /** The address under which the client reached the engine. */
  readonly address: string;
  readonly isInTransaction: boolean;
  /** Identifies the snapshot to read, with readConcern 'snapshot'. */
  readonly snapshotTime?: Timestamp;
}
export type Reply = Doc | Buffer;
export type Handler = (request: Request) => Reply | Promise<Reply>;
export type Handlers = Readonly<Record<string, Handler>>;

export const textOf = (value: unknown, name: string): string => {
  if (typeof value === 'string') return value;
  throw typeMismatch(`BSON field '${name}' is the wrong type, expected a string`);
};
export const docOf = (value: unknown, name: string): Doc => {
  if (value === undefined || value === null) return {};
  if (isDoc(value)) return value;
  throw typeMismatch(`BSON field '${name}' is the wrong type, expected an object`);
};
export const listOf = (value: unknown, name: string): unknown[] => {
  if (Array.isArray(value)) return value;
  throw typeMismatch(`BSON field '${name}' is the wrong type, expected an array`);
};
export const countOf = (value: unknown, name: string): number => {
  if (value === undefined || value === null) return 0;
  const count = isNumeric(value) ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(count)) return count;
  throw badValue(`${name} must be a whole number`);
};

/** The same, which can not be negative. */
export const positiveCountOf = (value: unknown, name: string): number => {
  const count = countOf(value, name);
  if (count >= 0) return count;
  const message = `BSON field '${name}' value must be >= 0, actual value '${count}'`;
  throw new CommandError(51024, 'Location51024', message);
};

/** The collection that the command's first field names. */
export const targetName = ({ body, name }: Request): string => textOf(own(body, name), name);
export const targetOf = (request: Request): Collection | undefined =>
  request.context.store.catalogue.find(request.context.db, targetName(request));
/** The same, made if missing: for writes. */
export const ensureTarget = (request: Request): Collection =>
  request.context.store.catalogue.ensure(request.context.db, targetName(request));

/** Refuses unknown fields by name. */
export const checkFields = (command: string, doc: Doc, known: readonly string[] | ReadonlySet<string>): void => {
  const allowed = Array.isArray(known) ? new Set(known) : (known as ReadonlySet<string>);
  const unknownField = Object.keys(doc).find((field) => !allowed.has(field));
  if (unknownField === undefined) return;
  throw new CommandError(40415, 'Location40415', `BSON field '${command}.${unknownField}' is an unknown field.`);
};
