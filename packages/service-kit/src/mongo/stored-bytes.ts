/** Binary data as the driver returns it from a document: in an object of its own. */
export type StoredBytes = Buffer | { readonly buffer: Uint8Array };

/** The bytes of a binary field. */
export const storedBytes = (value: StoredBytes): Uint8Array =>
  new Uint8Array(Buffer.isBuffer(value) ? value : Buffer.from(value.buffer));
