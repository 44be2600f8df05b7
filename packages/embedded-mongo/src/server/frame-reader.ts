const headerBytes = 16;
export const MAX_MESSAGE_BYTES = 48_000_000;

/** Cuts a stream of chunks into whole messages. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #length = 0;
  constructor(private readonly limitBytes: () => number = () => MAX_MESSAGE_BYTES) {}

  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const messages: Buffer[] = [];
    for (let message = this.#take(); message; message = this.#take()) messages.push(message);
    return messages;
  }

  #take(): Buffer | undefined {
    if (this.#length < headerBytes) return undefined;
    if ((this.#chunks[0]?.length ?? 0) < headerBytes) this.#chunks = [Buffer.concat(this.#chunks)];
    const size = this.#chunks[0]?.readInt32LE(0) ?? 0;
    if (size < headerBytes || size > this.limitBytes()) throw new Error(`a message of ${size} bytes`);
    if (this.#length < size) return undefined;
    const [first, second] = this.#chunks;
    // Most messages come as one chunk, which is not copied.
    const all = first && !second ? first : Buffer.concat(this.#chunks);
    this.#chunks = all.length > size ? [all.subarray(size)] : [];
    this.#length -= size;
    return all.subarray(0, size);
  }
}
