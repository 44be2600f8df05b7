/** Features of one example: ascending or not, each key once. */
export interface SparseVector {
  readonly keys: Int32Array;
  readonly values: Float64Array;
}

export interface Example {
  readonly features: SparseVector;
  readonly label: number;
  readonly weight: number;
}

interface Settings {
  readonly classes: number;
  readonly features: number;
  /** Strength of the penalty on the squares of the weights. */
  readonly penalty: number;
  readonly iterations: number;
}

/** Number of remembered steps of L-BFGS. */
const MEMORY = 8;
const MOST_HALVINGS = 12;
const SUFFICIENT_DECREASE = 1e-4;
const FLAT = 1e-5;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
};

/** Probabilities of the classes for one example, with weights that are ordered by feature, then by class. */
const probabilitiesOf = ({ keys, values }: SparseVector, weights: Float64Array, classes: number): Float64Array => {
  const scores = new Float64Array(classes);
  for (let at = 0; at < keys.length; at += 1) {
    const first = (keys[at] as number) * classes;
    for (let each = 0; each < classes; each += 1)
      scores[each] = (scores[each] as number) + (weights[first + each] as number) * (values[at] as number);
  }
  const highest = Math.max(...scores);
  let sum = 0;
  for (let each = 0; each < classes; each += 1) {
    scores[each] = Math.exp((scores[each] as number) - highest);
    sum += scores[each] as number;
  }
  return scores.map((score) => score / sum);
};

const lossAndGradient = (
  examples: readonly Example[],
  weights: Float64Array,
  { classes, penalty }: Settings,
): { loss: number; gradient: Float64Array } => {
  const gradient = weights.map((weight) => weight * penalty);
  let loss = (penalty / 2) * dot(weights, weights);
  for (const { features, label, weight } of examples) {
    const probabilities = probabilitiesOf(features, weights, classes);
    loss -= weight * Math.log(Math.max(probabilities[label] as number, 1e-12));
    for (let at = 0; at < features.keys.length; at += 1) {
      const first = (features.keys[at] as number) * classes;
      const value = (features.values[at] as number) * weight;
      for (let each = 0; each < classes; each += 1) {
        const error = (probabilities[each] as number) - (each === label ? 1 : 0);
        gradient[first + each] = (gradient[first + each] as number) + error * value;
      }
    }
  }
  return { loss, gradient };
};

interface Step {
  readonly moved: Float64Array;
  readonly turned: Float64Array;
  readonly scale: number;
}

/** Adds a multiple of one vector to another. */
const add = (to: Float64Array, by: number, what: Float64Array): void => {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] as number) + by * (what[at] as number);
};

/** The direction of L-BFGS: the gradient, corrected by the curvature of the last steps. */
const directionOf = (gradient: Float64Array, steps: readonly Step[]): Float64Array => {
  const direction = gradient.map((each) => -each);
  const factors: number[] = [];
  for (const { moved, turned, scale } of steps.toReversed()) {
    const factor = scale * dot(moved, direction);
    factors.push(factor);
    add(direction, -factor, turned);
  }
  const last = steps.at(-1);
  if (last) {
    const curvature = 1 / (last.scale * dot(last.turned, last.turned));
    for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] as number) * curvature;
  }
  for (const { moved, turned, scale } of steps) {
    const factor = factors.pop() as number;
    add(direction, factor - scale * dot(turned, direction), moved);
  }
  return direction;
};

interface Point {
  readonly loss: number;
  readonly gradient: Float64Array;
  readonly weights: Float64Array;
}

/** Halves the step until the loss falls enough. */
const searchAlong = (
  direction: Float64Array,
  start: number,
  tryStep: (weights: Float64Array, length: number) => { point: Point; isEnough: boolean },
  from: Float64Array,
): Point => {
  let length = start;
  for (let halving = 1; ; halving += 1) {
    const moved = from.slice();
    add(moved, length, direction);
    const { point, isEnough } = tryStep(moved, length);
    if (isEnough || halving === MOST_HALVINGS) return point;
    length /= 2;
  }
};

/** Multinomial logistic regression with an L2 penalty, by L-BFGS. The same examples give the same weights. */
export const trainLogisticRegression = (examples: readonly Example[], settings: Settings): Float64Array => {
  let weights: Float64Array = new Float64Array(settings.features * settings.classes);
  let { loss, gradient } = lossAndGradient(examples, weights, settings);
  const steps: Step[] = [];
  for (let iteration = 0; iteration < settings.iterations; iteration += 1) {
    const direction = directionOf(gradient, steps);
    const slope = dot(gradient, direction);
    const start = steps.length === 0 ? 1 / Math.sqrt(dot(gradient, gradient)) : 1;
    const next = searchAlong(
      direction,
      start,
      (moved, length) => {
        const point = { ...lossAndGradient(examples, moved, settings), weights: moved };
        return { point, isEnough: point.loss <= loss + SUFFICIENT_DECREASE * length * slope };
      },
      weights,
    );
    const isFlat = loss - next.loss < FLAT * Math.abs(loss);
    const moved = next.weights.slice();
    add(moved, -1, weights);
    const turned = next.gradient.slice();
    add(turned, -1, gradient);
    const curvature = dot(moved, turned);
    if (curvature > 0) steps.push({ moved, turned, scale: 1 / curvature });
    if (steps.length > MEMORY) steps.shift();
    ({ loss, gradient, weights } = next);
    if (isFlat) break;
  }
  return weights;
};
