/** The embedded engine looks up to 500 values of one question by index, and reads everything for more. */
const CHUNK = 500;

/** A long list of values, cut for questions that an index answers. */
export const inChunks = <T>(values: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(values.length / CHUNK) }, (_, at) => values.slice(at * CHUNK, (at + 1) * CHUNK));
