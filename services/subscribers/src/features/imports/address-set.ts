import { createHash } from 'node:crypto';

const FIRST_SIZE = 1 << 12;
/** Share of used places at which the table is doubled. */
const FULL = 0.7;
/** Marks a place as used: a hash of two zeros would look free. */
const USED = 1;

/**
 * A set of addresses for files of millions of rows: hashes of 64 bits in a table, about 20 bytes per address. That two
 * of ten million addresses have the same hash happens once in 300,000 such files.
 */
export const createAddressSet = () => {
  let places = new Uint32Array(FIRST_SIZE * 2);
  let size = 0;

  /** The place of a hash in a table, or the free place for it. */
  const placeOf = (table: Uint32Array, high: number, low: number): number => {
    const mask = table.length / 2 - 1;
    let at = low & mask;
    while (table[at * 2] !== 0 && (table[at * 2] !== high || table[at * 2 + 1] !== low)) at = (at + 1) & mask;
    return at * 2;
  };
  const put = (table: Uint32Array, high: number, low: number): boolean => {
    const at = placeOf(table, high, low);
    if (table[at] !== 0) return false;
    table[at] = high;
    table[at + 1] = low;
    return true;
  };
  const grow = (): void => {
    const larger = new Uint32Array(places.length * 2);
    for (let at = 0; at < places.length; at += 2) {
      const high = places[at] ?? 0;
      if (high !== 0) put(larger, high, places[at + 1] ?? 0);
    }
    places = larger;
  };
  const hashOf = (address: string): readonly [high: number, low: number] => {
    const hash = createHash('sha1').update(address).digest();
    return [(hash.readUInt32LE(0) | USED) >>> 0, hash.readUInt32LE(4)];
  };
  return {
    has: (address: string): boolean => places[placeOf(places, ...hashOf(address))] !== 0,
    add: (address: string): void => {
      if (size >= (places.length / 2) * FULL) grow();
      if (put(places, ...hashOf(address))) size += 1;
    },
  };
};
