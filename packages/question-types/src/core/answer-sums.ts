import type { AnswerCounts } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import type { NumberSums, WeightSums } from '@folkmoot/statistics';
import { questionType } from './registry';
import { numberSumsIn, type WeightedCounters, weightSumsIn } from './weighted-figures';

type Counted = AnswerCounts['questions'][number];

interface NamedSums<Sums> {
  readonly value: string;
  readonly label: string;
  readonly sums: Sums;
}

/** The answers to a question as sums, from which shares, means, intervals and tests are computed. */
interface AnswerSums {
  readonly answered: WeightSums;
  readonly shares: readonly NamedSums<WeightSums>[];
  readonly means: readonly NamedSums<NumberSums>[];
}

const sumsIn = ({ question }: Counted, counters: WeightedCounters, hasSquares: boolean): AnswerSums => {
  const type = questionType(question.type);
  return {
    answered: weightSumsIn(counters, 'answered'),
    shares: type
      .segments(question)
      .map(({ value, label, counter }) => ({ value, label, sums: weightSumsIn(counters, counter) })),
    means: hasSquares
      ? (type.means?.(question) ?? []).map((mean) => ({
          value: mean.value,
          label: mean.label,
          sums: numberSumsIn(counters, mean),
        }))
      : [],
  };
};

/** Sums without weights, and with them where the count has weights. */
export const answerSums = (counted: Counted): { readonly plain: AnswerSums; readonly weighted: AnswerSums | null } => {
  const { counters, weighted, question } = counted;
  // Some types count squares only in weighted counts.
  const hasSquares = weighted !== undefined || questionType(question.type).weightedIncrements === undefined;
  const isAnswered = (lookup(counters, 'answered') ?? 0) > 0;
  return {
    plain: sumsIn(counted, { counters, sums: counters, squares: counters }, hasSquares),
    weighted: weighted && isAnswered ? sumsIn(counted, { counters, ...weighted }, true) : null,
  };
};
