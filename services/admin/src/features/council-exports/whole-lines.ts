/** As much as is held of an export at a time. */
const PIECE_BYTES = 4 * 1024 * 1024;

const NEWLINE = 10;

export interface Lines {
  readonly bytes: Buffer;
  readonly count: number;
  /** Of the thing in the last line. */
  readonly lastId: string;
}

const describe = (bytes: Buffer): Lines => {
  let count = 0;
  for (const byte of bytes) if (byte === NEWLINE) count += 1;
  const last = bytes.subarray(bytes.lastIndexOf(NEWLINE, bytes.length - 2) + 1);
  return { bytes, count, lastId: String(JSON.parse(last.toString('utf8')).id) };
};

/**
 * Cuts a stream of JSON Lines into pieces of whole lines, each as large as `atLeast` or a little larger (the last one as
 * large as it is). Throws when the stream ends within a line.
 */
export async function* wholeLines(stream: AsyncIterable<Uint8Array>, atLeast = PIECE_BYTES): AsyncIterable<Lines> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    held.push(chunk);
    size += chunk.length;
    // Put together only where a line ends: a file in base64 is a line of megabytes.
    if (size < atLeast || !chunk.includes(NEWLINE)) continue;
    const bytes = Buffer.concat(held);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    yield describe(bytes.subarray(0, end));
    held = [bytes.subarray(end)];
    size = bytes.length - end;
  }
  if (size === 0) return;
  const bytes = Buffer.concat(held);
  if (bytes.at(-1) !== NEWLINE) throw new Error('the stream ended within a line');
  yield describe(bytes);
}
