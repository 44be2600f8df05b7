import { Decimal128, Double, EJSON, Long } from 'bson';
import type { mongo } from 'mongoose';
import type { Doc } from '../../values/values';

export const long = (value: number | string): Long => Long.fromString(String(value));
export const double = (value: number): Double => new Double(value);
export const decimal = (text: string): Decimal128 => Decimal128.fromString(text);

/** A stored document of the checks. */
export interface Stored {
  _id: number;
  [field: string]: unknown;
}
export type Rows = mongo.Collection<Stored>;
/**
 * One line of the conformance table: its subject, and work whose answer must equal the expected one, types included.
 */
export interface Case {
  /** The command, operator or stage. */
  readonly name: string;
  /** Documents of the collection before the case. */
  readonly of?: string;
  /** The documents in the collection before the operation. */
  readonly docs?: readonly Stored[];
  readonly run: (rows: Rows) => Promise<unknown>;
  readonly expected: unknown;
}
/** Answers as they came over the wire, with their number types. */
export const exact = { promoteValues: false, promoteLongs: false, promoteBuffers: false } as const;
/** Text that is equal for answers that are equal, types and order of fields included. */
export const written = (value: unknown): string => EJSON.stringify({ value }, { relaxed: false });

/** The error code of a refused command. */
export const codeOf = async (work: Promise<unknown>): Promise<unknown> => {
  const outcome: unknown = await work.then(
    () => 'nothing was refused',
    (error: unknown) => error,
  );
  return outcome instanceof Error && 'code' in outcome ? outcome.code : outcome;
};
export const ids = (docs: readonly Doc[]): unknown[] => docs.map((doc) => doc._id);
