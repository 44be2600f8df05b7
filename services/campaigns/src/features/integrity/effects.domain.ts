import type { EffectSide, IntegrityEffect, QuestionResult } from '@folkmoot/contracts';

const PERCENT = 100;
const TENTHS = 10;

const sideOf = ({ answered, segments = [], means = [] }: QuestionResult): EffectSide => ({
  responses: answered,
  rows: segments.map(({ value, label, count }) => ({
    value,
    label,
    count,
    share: answered === 0 ? 0 : count / answered,
  })),
  mean: means.find(({ value }) => value === '')?.mean ?? null,
});

/** The largest difference of a share, in percentage points with one decimal. */
export const differenceOf = (a: EffectSide, b: EffectSide): number => {
  const shares = new Map(b.rows.map(({ value, share }) => [value, share]));
  const points = a.rows.map(({ value, share }) => Math.abs(share - (shares.get(value) ?? 0)) * PERCENT);
  return Math.round(Math.max(0, ...points) * TENTHS) / TENTHS;
};

/** Whether an answer that more people chose than another one is behind it on the other side. */
export const changesOrder = (a: EffectSide, b: EffectSide): boolean => {
  const counts = new Map(b.rows.map(({ value, count }) => [value, count]));
  const rows = [...a.rows].sort((first, second) => second.count - first.count);
  // The fewest people on the other side, among all answers that more people chose here.
  let fewest = Number.POSITIVE_INFINITY;
  let fewestOfGroup = Number.POSITIVE_INFINITY;
  let groupCount = Number.NaN;
  for (const { value, count } of rows) {
    if (count !== groupCount) {
      fewest = Math.min(fewest, fewestOfGroup);
      fewestOfGroup = Number.POSITIVE_INFINITY;
      groupCount = count;
    }
    const there = counts.get(value) ?? 0;
    if (there > fewest) return true;
    fewestOfGroup = Math.min(fewestOfGroup, there);
  }
  return false;
};

/** Results that have neither shares nor a mean show no effect; personal answers are not shown at all. */
const isCompared = ({ segments = [], means = [], isPersonal = false }: QuestionResult): boolean =>
  !isPersonal && (segments.length > 0 || means.some(({ value }) => value === ''));

interface Sides {
  readonly questionId: string;
  readonly label: string;
  readonly all: EffectSide;
  readonly others: readonly EffectSide[];
}

/** The results of the same questions, counted over all responses and over some of them. */
export const sidesOf = (
  all: readonly QuestionResult[],
  ...others: readonly (readonly QuestionResult[])[]
): readonly Sides[] =>
  all.flatMap((result, index) => {
    if (!isCompared(result)) return [];
    const sides = others.map((results) => sideOf(results[index] ?? { ...result, answered: 0, segments: [] }));
    return [{ questionId: result.questionId, label: result.title, all: sideOf(result), others: sides }];
  });

export const effectsOf = (
  all: readonly QuestionResult[],
  withoutDoubtful: readonly QuestionResult[],
  withoutExcluded: readonly QuestionResult[],
): IntegrityEffect[] =>
  sidesOf(all, withoutDoubtful, withoutExcluded).map(({ questionId, label, all: every, others }) => ({
    questionId,
    label,
    all: every,
    withoutDoubtful: others[0] ?? every,
    withoutExcluded: others[1] ?? every,
    largestDifference: Math.max(...others.map((other) => differenceOf(every, other))),
    changesOrder: others.some((other) => changesOrder(every, other)),
  }));
