/** Typed arrays that grow: values of many responses without an object for each. */
type NumberArray = Float64Array | Uint32Array | Int32Array | Uint16Array | Uint8Array;

export interface Growing<Values extends NumberArray> {
  /** The values. Growing replaces the array, so nobody keeps it. */
  readonly values: () => Values;
  readonly length: () => number;
  readonly push: (value: number) => void;
}

/** A value of a list, 0 beyond its end. */
export const valueAt = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;

/** The same for lists that are read for every response: a function that reads one kind of array only is several times faster. */
export const itemAt = (list: Uint32Array, index: number): number => list[index] ?? 0;

/** A number of a list that names something, -1 when it names nothing. */
export const nameAt = (list: ArrayLike<number>, index: number): number => list[index] ?? -1;

const FIRST_LENGTH = 1_024;

export const growing = <Values extends NumberArray>(make: new (length: number) => Values): Growing<Values> => {
  let values = new make(FIRST_LENGTH);
  let length = 0;
  return {
    values: () => values,
    length: () => length,
    push: (value) => {
      if (length === values.length) {
        const larger = new make(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length] = value;
      length += 1;
    },
  };
};

/** Gives each different hash a number from 0, so that everything about it is in arrays. */
export interface Numbering {
  readonly numberOf: (hash: number) => number;
  readonly find: (hash: number) => number;
  readonly size: () => number;
  readonly hashOf: (number: number) => number;
}

const MAX_FILL = 0.6;

/** An open-addressing table of 32-bit hashes. The hashes are random already, so their lower bits are the place. */
export const createNumbering = (): Numbering => {
  let slots = new Int32Array(4_096).fill(-1);
  const hashes = growing(Uint32Array);
  const slotOf = (hash: number): number => {
    const mask = slots.length - 1;
    const known = hashes.values();
    let slot = hash & mask;
    for (let number = slots[slot] ?? -1; number >= 0 && known[number] !== hash; number = slots[slot] ?? -1)
      slot = (slot + 1) & mask;
    return slot;
  };
  const enlarge = (): void => {
    slots = new Int32Array(slots.length * 2).fill(-1);
    const known = hashes.values();
    for (let number = 0; number < hashes.length(); number += 1) slots[slotOf(known[number] ?? 0)] = number;
  };
  return {
    find: (hash) => slots[slotOf(hash)] ?? -1,
    numberOf: (hash) => {
      const slot = slotOf(hash);
      const number = slots[slot] ?? -1;
      if (number >= 0) return number;
      const next = hashes.length();
      hashes.push(hash);
      slots[slot] = next;
      if (next > slots.length * MAX_FILL) enlarge();
      return next;
    },
    size: () => hashes.length(),
    hashOf: (number) => hashes.values()[number] ?? 0,
  };
};
