/** A trained model as text: a key and the weights of its classes for each feature, in Base64. */
export interface StoredModel {
  readonly classes: readonly string[];
  /** A weight is its stored number multiplied by this. */
  readonly scale: number;
  readonly features: number;
  /** For each feature four bytes of its key, least significant first, then one signed byte for each class. */
  readonly content: string;
}

/** Receives one feature of a comment. */
export type Emit = (name: string, value: number) => void;

const KEY_BYTES = 4;

/** FNV-1a. Two features with the same key share their weights, which is rare among some ten thousand. */
export const keyOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash ^= name.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

export interface LinearModel {
  readonly classes: readonly string[];
  /** The probability of each class. `emitAll` calls its argument with every feature of a comment. */
  predict(emitAll: (emit: Emit) => void): number[];
}

/** Reads a stored model. */
export const readLinearModel = ({ classes, scale, features, content }: StoredModel): LinearModel => {
  const bytes = Buffer.from(content, 'base64');
  const width = KEY_BYTES + classes.length;
  const rows = new Map<number, number>();
  for (let row = 0; row < features; row += 1) rows.set(bytes.readUInt32LE(row * width), row * width + KEY_BYTES);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    classes,
    predict: (emitAll) => {
      const scores = classes.map(() => 0);
      emitAll((name, value) => {
        const from = rows.get(keyOf(name));
        if (from === undefined) return;
        for (let each = 0; each < scores.length; each += 1)
          scores[each] = (scores[each] as number) + (weights[from + each] as number) * value;
      });
      const highest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp((score - highest) * scale));
      const sum = powers.reduce((all, power) => all + power, 0);
      return powers.map((power) => power / sum);
    },
  };
};
