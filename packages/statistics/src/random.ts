const WORD = 4_294_967_296;

/**
 * Deterministic random numbers: a function that returns the next one, at least 0 and less than 1.
 * Source: mulberry32 by Tommy Ettinger, public domain. It has 32 bits of state: enough to draw samples, useless for secrets.
 * Seeds are stored with what was drawn by them, so its numbers must never change.
 * @param seed a whole number; only its lower 32 bits count
 */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORD;
  };
};

/**
 * A seed from a text, the same everywhere. Source: FNV-1a with 32 bits (Fowler, Noll, Vo), over UTF-16 code units.
 * @returns a whole number, at least 0 and less than 2^32
 */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};

/**
 * A copy of the list in random order; each order is as likely as any other, as far as `random` is.
 * Source: Fisher and Yates as by Durstenfeld (1964), Communications of the ACM 7(7), algorithm 235.
 */
export const shuffled = <Item>(list: readonly Item[], random: () => number): Item[] => {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const item = copy[last] as Item;
    copy[last] = copy[other] as Item;
    copy[other] = item;
  }
  return copy;
};
