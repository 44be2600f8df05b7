/** The embedded engine uses an index for up to 500 values in one query, and scans the collection for more. */
const CHUNK = 500;

/** Splits a long list of values for queries that use an index. */
export const inChunks = <T>(values: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(values.length / CHUNK) }, (_, at) => values.slice(at * CHUNK, (at + 1) * CHUNK));
