/** Bytes of an export that are in memory at a time. */
const PIECE_BYTES = 4 * 1024 * 1024;

const NEWLINE = 10;

export interface Lines {
  readonly bytes: Buffer;
  readonly count: number;
  /** Id of the item in the last line. */
  readonly lastId: string;
}

const describe = (bytes: Buffer): Lines => {
  let count = 0;
  for (const byte of bytes) if (byte === NEWLINE) count += 1;
  const last = bytes.subarray(bytes.lastIndexOf(NEWLINE, bytes.length - 2) + 1);
  return { bytes, count, lastId: String(JSON.parse(last.toString('utf8')).id) };
};

/**
 * Cuts a stream of JSON Lines into pieces of whole lines. Each piece has at least `atLeast` bytes, except the last one.
 * Throws when the stream ends within a line.
 */
export async function* wholeLines(stream: AsyncIterable<Uint8Array>, atLeast = PIECE_BYTES): AsyncIterable<Lines> {
  let pending: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    pending.push(chunk);
    size += chunk.length;
    // Concatenates only at the end of a line: a base64 file is one line of several megabytes.
    if (size < atLeast || !chunk.includes(NEWLINE)) continue;
    const bytes = Buffer.concat(pending);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    yield describe(bytes.subarray(0, end));
    pending = [bytes.subarray(end)];
    size = bytes.length - end;
  }
  if (size === 0) return;
  const bytes = Buffer.concat(pending);
  if (bytes.at(-1) !== NEWLINE) throw new Error('the stream ended within a line');
  yield describe(bytes);
}
