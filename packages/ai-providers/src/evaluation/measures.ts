import type { SentimentLabel } from '@folkmoot/contracts';

export interface Judged {
  readonly right: SentimentLabel;
  readonly said: SentimentLabel;
}

export interface SentimentFigures {
  readonly accuracy: number;
  readonly macroF1: number;
  /** Ends of the 95 % bootstrap interval of the macro F1. */
  readonly low: number;
  readonly high: number;
}

const labels = ['positive', 'neutral', 'negative'] as const;
const SAMPLES = 2_000;
const TAIL = 0.025;

export const rounded = (share: number): number => Math.round(share * 1_000) / 1_000;

/** The harmonic mean of precision and recall, by the numbers of right and of wrong assignments. */
export const f1Of = (right: number, tooMuch: number, missed: number): number =>
  right === 0 ? 0 : (2 * right) / (2 * right + tooMuch + missed);

/** The mean of the F1 of the labels that occur, on either side. */
const macroF1Of = (judged: readonly Judged[]): number => {
  const scores = labels.flatMap((label) => {
    const right = judged.filter(({ right, said }) => right === label && said === label).length;
    const tooMuch = judged.filter(({ right, said }) => right !== label && said === label).length;
    const missed = judged.filter(({ right, said }) => right === label && said !== label).length;
    return right + tooMuch + missed === 0 ? [] : [f1Of(right, tooMuch, missed)];
  });
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
};

/** Mulberry32: the same numbers in every run. */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Accuracy and macro F1 of sentiment, with the interval of the macro F1 over resampled comments. */
export const sentimentFigures = (judged: readonly Judged[]): SentimentFigures => {
  const random = randomNumbers(judged.length);
  const resampled = Array.from({ length: SAMPLES }, () =>
    macroF1Of(judged.map(() => judged[Math.floor(random() * judged.length)] as Judged)),
  ).sort((a, b) => a - b);
  return {
    accuracy: rounded(judged.filter(({ right, said }) => right === said).length / judged.length),
    macroF1: rounded(macroF1Of(judged)),
    low: rounded(resampled[Math.floor(SAMPLES * TAIL)] as number),
    high: rounded(resampled[Math.ceil(SAMPLES * (1 - TAIL)) - 1] as number),
  };
};

export interface Assigned {
  readonly right: readonly string[];
  readonly said: readonly string[];
}

/** The F1 over all assignments of themes together. */
export const microF1Of = (assigned: readonly Assigned[]): number => {
  let right = 0;
  let tooMuch = 0;
  let missed = 0;
  for (const each of assigned) {
    right += each.said.filter((theme) => each.right.includes(theme)).length;
    tooMuch += each.said.filter((theme) => !each.right.includes(theme)).length;
    missed += each.right.filter((theme) => !each.said.includes(theme)).length;
  }
  return rounded(f1Of(right, tooMuch, missed));
};
