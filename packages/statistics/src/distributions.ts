/**
 * @file Tails and quantiles of the normal, chi-square, t and F distributions, without tables. Everything comes from two functions,
 * the regularised incomplete gamma and beta. Their first factor is computed as by Loader (2000), "Fast and accurate computation of
 * binomial probabilities": differences of large logarithms would lose digits for samples of a million.
 */

const LOG_SQRT_2_PI = 0.9189385332046728;
const SMALLEST = 1e-300;
const RELATIVE_ERROR = 1e-16;
const MAX_TERMS = 200_000;
/** From here on five terms of the Stirling series are exact to 16 digits. */
const STIRLING_FROM = 16;

/** ln Γ(x + 1) less Stirling's formula of it, by its asymptotic series. */
const stirlingSeries = (x: number): number => {
  const inverse = 1 / (x * x);
  return (
    (1 / 12 -
      (1 / 360 - (1 / 1260 - (1 / 1680 - (1 / 1188 - (691 / 360360) * inverse) * inverse) * inverse) * inverse) *
        inverse) /
    x
  );
};

/**
 * Natural logarithm of the gamma function. Source: Stirling's series, Abramowitz and Stegun (1964) 6.1.41, after a shift to large
 * arguments by Γ(x + 1) = x Γ(x).
 * @throws RangeError when x is not above 0
 */
export const logGamma = (x: number): number => {
  if (!(x > 0)) throw new RangeError(`The gamma function is computed above 0, not at ${x}`);
  let shifted = x;
  let product = 1;
  for (; shifted < STIRLING_FROM; shifted += 1) product *= shifted;
  return (shifted - 0.5) * Math.log(shifted) - shifted + LOG_SQRT_2_PI + stirlingSeries(shifted) - Math.log(product);
};

const stirlingError = (x: number): number =>
  x >= STIRLING_FROM ? stirlingSeries(x) : logGamma(x + 1) - (x + 0.5) * Math.log(x) + x - LOG_SQRT_2_PI;

/** x ln(x / mean) + mean - x, without loss of digits when both are close. */
const deviance = (x: number, mean: number): number => {
  const difference = x - mean;
  if (Math.abs(difference) >= 0.1 * (x + mean)) return x * Math.log(x / mean) + mean - x;
  const ratio = difference / (x + mean);
  let sum = difference * ratio;
  let power = 2 * x * ratio;
  for (let odd = 3; odd < 1_000; odd += 2) {
    power *= ratio * ratio;
    const next = sum + power / odd;
    if (next === sum) break;
    sum = next;
  }
  return sum;
};

/** x^a e^-x / Γ(a + 1), a above 0. */
const poissonFactor = (a: number, x: number): number =>
  Math.exp(-stirlingError(a) - deviance(a, x)) / Math.sqrt(2 * Math.PI * a);

/** x^a y^b / B(a, b) with y = 1 - x. */
const betaFactor = (a: number, b: number, x: number, y: number): number => {
  const n = a + b;
  const exponent = stirlingError(n) - stirlingError(a) - stirlingError(b) - deviance(a, n * x) - deviance(b, n * y);
  return Math.exp(exponent) * Math.sqrt((a * b) / (2 * Math.PI * n));
};

const gammaSeries = (a: number, x: number): number => {
  let term = 1;
  let sum = 1;
  for (let step = 1; step < MAX_TERMS && term > sum * RELATIVE_ERROR; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
};

const awayFromZero = (value: number): number => (Math.abs(value) < SMALLEST ? SMALLEST : value);

/** Terms `over / (under + ...)` of a continued fraction, by the method of Lentz. Returns 1 / (first + over1 / (under1 + ...)). */
const continuedFraction = (first: number, termAt: (step: number) => { over: number; under: number }): number => {
  let c = 1 / SMALLEST;
  let d = 1 / awayFromZero(first);
  let value = d;
  for (let step = 1; step < MAX_TERMS; step += 1) {
    const { over, under } = termAt(step);
    d = 1 / awayFromZero(under + over * d);
    c = awayFromZero(under + over / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < 4 * RELATIVE_ERROR) break;
  }
  return value;
};

/**
 * Upper tail of the gamma distribution: the regularised incomplete gamma function Q(a, x).
 * Source: series and continued fraction of Abramowitz and Stegun (1964), 6.5.29 and 6.5.31.
 */
export const upperGamma = (a: number, x: number): number => {
  if (!(x > 0)) return 1;
  if (x === Number.POSITIVE_INFINITY) return 0;
  const factor = poissonFactor(a, x);
  if (x < a + 1) return 1 - factor * gammaSeries(a, x);
  const term = (step: number) => ({ over: -step * (step - a), under: x + 2 * step + 1 - a });
  return factor * a * continuedFraction(x + 1 - a, term);
};

/** Continued fraction of the incomplete beta function: Abramowitz and Stegun (1964), 26.5.8. */
const betaFraction = (a: number, b: number, x: number): number => {
  const termAt = (step: number) => {
    const half = step >> 1;
    const over =
      step % 2 === 1
        ? (-(a + half) * (a + b + half) * x) / ((a + 2 * half) * (a + 2 * half + 1))
        : (half * (b - half) * x) / ((a + 2 * half - 1) * (a + 2 * half));
    return { over, under: 1 };
  };
  return continuedFraction(1, termAt);
};

/**
 * The regularised incomplete beta function I_x(a, b): the share of a beta distribution below x.
 * @param y 1 - x; its own argument, because digits are lost when x is close to 1
 */
export const incompleteBeta = (a: number, b: number, x: number, y = 1 - x): number => {
  if (!(x > 0)) return 0;
  if (!(y > 0)) return 1;
  const factor = betaFactor(a, b, x, y);
  return x < (a + 1) / (a + b + 2) ? (factor * betaFraction(a, b, x)) / a : 1 - (factor * betaFraction(b, a, y)) / b;
};

/** Chance that a standard normal number is further from 0 than z, on either side. */
export const normalTwoSided = (z: number): number => upperGamma(0.5, (z * z) / 2);

/** Chance that a chi-square number with `df` degrees of freedom is above x. */
export const chiSquareTail = (x: number, df: number): number => upperGamma(df / 2, x / 2);

/** Chance that an F number with df1 and df2 degrees of freedom is above x. They may have fractions. */
export const fTail = (x: number, df1: number, df2: number): number => {
  if (x === Number.POSITIVE_INFINITY) return 0;
  const all = df2 + df1 * x;
  return incompleteBeta(df2 / 2, df1 / 2, df2 / all, (df1 * x) / all);
};

/** Chance that a t number with `df` degrees of freedom is further from 0 than t, on either side. */
export const studentTwoSided = (t: number, df: number): number => fTail(t * t, 1, df);

/** Quantile of the standard normal distribution at 0.975, for two-sided intervals of 95 %. */
export const NORMAL_975 = 1.959963984540054;

const studentDensity = (t: number, df: number): number => {
  const x = df / (df + t * t);
  const y = (t * t) / (df + t * t);
  // The density of t^2 is that of an F number, and both signs of t share it.
  return betaFactor(df / 2, 0.5, x, y) / t;
};

const NEWTON_STEPS = 8;

/** The last quantile: the intervals of one question have the same degrees of freedom. */
let last = { df: 0, quantile: 0 };

/**
 * Quantile of the t distribution at 0.975, for two-sided intervals of 95 %.
 * Source: expansion of Cornish and Fisher (Abramowitz and Stegun 1964, 26.7.5), improved by Newton's method.
 * @param df degrees of freedom, at least 1
 */
export const student975 = (df: number): number => {
  if (!(df >= 1)) throw new RangeError(`${df} degrees of freedom are less than 1`);
  if (last.df === df) return last.quantile;
  const z = NORMAL_975;
  let t = z + (z ** 3 + z) / (4 * df) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * df * df);
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const change = (studentTwoSided(t, df) - 0.05) / (2 * studentDensity(t, df));
    t += change;
    if (Math.abs(change) < 1e-14 * t) break;
  }
  last = { df, quantile: t };
  return t;
};
