/** By what later members of a wave are recognised, as keyed hashes. */
export interface Signature {
  readonly shingles: readonly number[];
  readonly combinations: readonly number[];
}

const VERSION = 1;
const HEAD = 5;

/** Bytes: a version, the two lengths with 16 bits each, then the hashes with 32 bits each, little-endian. */
export const encodeSignature = ({ shingles, combinations }: Signature): Uint8Array => {
  const bytes = new Uint8Array(HEAD + 4 * (shingles.length + combinations.length));
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint16(1, shingles.length, true);
  view.setUint16(3, combinations.length, true);
  [...shingles, ...combinations].forEach((hash, index) => {
    view.setUint32(HEAD + 4 * index, hash, true);
  });
  return bytes;
};

/** @throws RangeError when the bytes are not those of a signature; no bytes at all are an empty one */
export const decodeSignature = (bytes: Uint8Array): Signature => {
  if (bytes.length === 0) return { shingles: [], combinations: [] };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD || view.getUint8(0) !== VERSION)
    throw new RangeError('The signature of a wave cannot be read');
  const shingles = view.getUint16(1, true);
  const combinations = view.getUint16(3, true);
  if (bytes.length !== HEAD + 4 * (shingles + combinations)) throw new RangeError('The signature of a wave is cut off');
  const hashes = Array.from({ length: shingles + combinations }, (_, index) => view.getUint32(HEAD + 4 * index, true));
  return { shingles: hashes.slice(0, shingles), combinations: hashes.slice(shingles) };
};
