import { type Emit, keyOf, type StoredModel } from '../built-in/model/linear-model';
import { type Example, type SparseVector, trainLogisticRegression } from './logistic-regression';

export interface TrainingComment<C extends string> {
  readonly emitAll: (emit: Emit) => void;
  /** The right classes. Several share the weight of the comment. */
  readonly classes: readonly C[];
}

interface Settings<C extends string> {
  readonly classes: readonly C[];
  readonly penalty: number;
  /** Rarer features are left out. */
  readonly fewest: number;
  /** Features with small weights are left out until this number remains. */
  readonly features: number;
}

const ITERATIONS = 60;
const KEY_BYTES = 4;
const LARGEST = 127;

const featuresOf = (emitAll: (emit: Emit) => void): ReadonlyMap<number, number> => {
  const features = new Map<number, number>();
  emitAll((name, value) => {
    const key = keyOf(name);
    features.set(key, (features.get(key) ?? 0) + value);
  });
  return features;
};

const frequentKeys = (all: readonly ReadonlyMap<number, number>[], fewest: number): number[] => {
  const counts = new Map<number, number>();
  for (const features of all) for (const key of features.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= fewest).map(([key]) => key);
};

const vectorOf = (features: ReadonlyMap<number, number>, places: ReadonlyMap<number, number>): SparseVector => {
  const used = [...features].filter(([key]) => places.has(key));
  return {
    keys: Int32Array.from(used, ([key]) => places.get(key) as number),
    values: Float64Array.from(used, ([, value]) => value),
  };
};

/** Stores the features with the largest weights, in the order of their keys. */
const stored = (
  keys: readonly number[],
  weights: Float64Array,
  classes: readonly string[],
  most: number,
): StoredModel => {
  const width = classes.length;
  const rowOf = (at: number) => weights.subarray(at * width, (at + 1) * width);
  const sizeOf = (at: number) => Math.max(...rowOf(at)) - Math.min(...rowOf(at));
  const kept = keys
    .map((key, at) => ({ key, at, size: sizeOf(at) }))
    .sort((a, b) => b.size - a.size || a.key - b.key)
    .slice(0, most)
    .sort((a, b) => a.key - b.key);
  const largest = kept
    .flatMap(({ at }) => [...rowOf(at)])
    .reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Math.round((largest / LARGEST) * 1e6) / 1e6;
  const bytes = Buffer.alloc(kept.length * (KEY_BYTES + width));
  for (const [row, { key, at }] of kept.entries()) {
    const from = row * (KEY_BYTES + width);
    bytes.writeUInt32LE(key, from);
    for (const [each, weight] of rowOf(at).entries()) {
      const rounded = Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scale)));
      bytes.writeInt8(rounded, from + KEY_BYTES + each);
    }
  }
  return { classes, scale, features: kept.length, content: bytes.toString('base64') };
};

/** Trains a model. The same comments give the same bytes. */
export const trainLinearModel = <C extends string>(
  comments: readonly TrainingComment<C>[],
  { classes, penalty, fewest, features }: Settings<C>,
): StoredModel => {
  const all = comments.map(({ emitAll }) => featuresOf(emitAll));
  const keys = frequentKeys(all, fewest);
  const places = new Map(keys.map((key, at) => [key, at]));
  const examples = comments.flatMap(({ classes: right }, at): Example[] => {
    const vector = vectorOf(all[at] as ReadonlyMap<number, number>, places);
    return right.map((name) => ({ features: vector, label: classes.indexOf(name), weight: 1 / right.length }));
  });
  const settings = { classes: classes.length, features: keys.length, penalty, iterations: ITERATIONS };
  return stored(keys, trainLogisticRegression(examples, settings), classes, features);
};
