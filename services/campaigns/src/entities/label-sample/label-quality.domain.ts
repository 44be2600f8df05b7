import {
  type LabelQuality,
  MIN_MEASURED_COMMENTS,
  type machineLabellers,
  type SentimentLabel,
  sentimentLabels,
} from '@folkmoot/contracts';
import {
  type ComparedSets,
  cohensKappa,
  comparedSets,
  type Estimate,
  f1OfCounts,
  microF1,
  percentileBootstrap,
  type Statistic,
  type Stratum,
} from '@folkmoot/statistics';
import type { SampleLabel } from './label-sample.domain';

type MachineLabeller = (typeof machineLabellers)[number];

/** A comment of a sample with the labels of a machine, and those of the people who have labelled the whole sample. */
export interface CheckedComment {
  readonly stratum: number;
  readonly language: string | null;
  /** Null until a machine has read it. */
  readonly machine: {
    readonly by: MachineLabeller;
    readonly sentiment: SentimentLabel | null;
    readonly themes: readonly string[];
  } | null;
  /** One or two. */
  readonly people: readonly SampleLabel[];
}

interface Measuring {
  /** How many comments each stratum had when the sample was drawn. */
  readonly strata: readonly number[];
  readonly seed: number;
  /** The themes that are measured. None without a codebook. */
  readonly themeIds: readonly string[];
}

interface Weighted {
  readonly stratum: number;
  readonly comment: CheckedComment;
  /** How many comments it represents. */
  readonly weight: number;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Comments with what they represent: the size of their stratum / the comments of it that are left in the sample. */
const weighted = (comments: readonly CheckedComment[], strata: readonly number[]): Weighted[] => {
  const left = strata.map((_, index) => comments.filter(({ stratum }) => stratum === index).length);
  return comments.map((comment) => {
    const { stratum } = comment;
    return { stratum, comment, weight: (strata[stratum] ?? 0) / (left[stratum] ?? 1) };
  });
};

/** An estimate with its interval, by a statistic of what `read` makes of each comment. */
const estimate = <Item>(
  comments: readonly Weighted[],
  seed: number,
  read: (comment: CheckedComment) => Item,
  statistic: Statistic<Item>,
): Estimate | null => {
  const strata = new Map<number, Stratum<Item> & { readonly items: Item[] }>();
  for (const { stratum, comment, weight } of comments) {
    const known = strata.get(stratum) ?? { items: [], weight };
    strata.set(stratum, known);
    known.items.push(read(comment));
  }
  const inOrder = [...strata].sort(([a], [b]) => a - b).map(([, stratum]) => stratum);
  return percentileBootstrap(inOrder, statistic, { seed, isShare: true });
};

/** Which share of people agree with the machine, and for each class whether label and truth have it (hits) or one of them (misses). */
interface SentimentCounts {
  readonly right: number;
  readonly hits: readonly number[];
  readonly misses: readonly number[];
}

/** Where two people disagree, each counts for half. */
const sentimentCounts = ({ machine, people }: CheckedComment): SentimentCounts => {
  const shareOf = (test: (truth: SentimentLabel) => boolean): number =>
    people.filter(({ sentiment }) => test(sentiment)).length / people.length;
  const label = machine?.sentiment;
  return {
    right: shareOf((truth) => truth === label),
    hits: sentimentLabels.map((each) => (each === label ? shareOf((truth) => truth === each) : 0)),
    misses: sentimentLabels.map((each) =>
      each === label ? shareOf((truth) => truth !== each) : shareOf((truth) => truth === each),
    ),
  };
};

const shareRight: Statistic<{ readonly right: number }> = (items, weights) => {
  let right = 0;
  let all = 0;
  items.forEach((item, index) => {
    const weight = weights[index] ?? 0;
    right += weight * item.right;
    all += weight;
  });
  return all === 0 ? null : right / all;
};

/** As `macroF1` of the statistics, for items of which a part is right. */
const meanF1: Statistic<SentimentCounts> = (items, weights) => {
  const scores = sentimentLabels.map((_, label) => {
    let hits = 0;
    let misses = 0;
    items.forEach((item, index) => {
      const weight = weights[index] ?? 0;
      hits += weight * (item.hits[label] ?? 0);
      misses += weight * (item.misses[label] ?? 0);
    });
    return f1OfCounts(hits, misses);
  });
  const present = scores.filter((score) => score !== null);
  return present.length === 0 ? null : meanOf(present);
};

const themeCounts = (comment: CheckedComment, themeIds: ReadonlySet<string>): ComparedSets => {
  const measured = (ids: readonly string[]): string[] => ids.filter((id) => themeIds.has(id));
  const label = measured(comment.machine?.themes ?? []);
  const each = comment.people.map(({ themes }) => comparedSets(measured(themes), label));
  return {
    both: meanOf(each.map(({ both }) => both)),
    onlyTruth: meanOf(each.map(({ onlyTruth }) => onlyTruth)),
    onlyLabel: meanOf(each.map(({ onlyLabel }) => onlyLabel)),
  };
};

const sentimentOf = (comments: readonly Weighted[], seed: number): LabelQuality['sentiment'] => {
  const judged = comments.filter(({ comment }) => comment.machine?.sentiment);
  const accuracy = estimate(judged, seed, sentimentCounts, shareRight);
  const macroF1 = estimate(judged, seed, sentimentCounts, meanF1);
  return accuracy && macroF1 && { comments: judged.length, accuracy, macroF1 };
};

const themesOf = (comments: readonly Weighted[], { seed, themeIds }: Measuring): LabelQuality['themes'] => {
  const measured = new Set(themeIds);
  const read = comments.filter(({ comment }) => comment.machine);
  const f1 = estimate(read, seed, (comment) => themeCounts(comment, measured), microF1);
  return f1 && { comments: read.length, microF1: f1 };
};

const isEnough = ({ comments }: { readonly comments: number }): boolean => comments >= MIN_MEASURED_COMMENTS;

/** Figures of each labeller and language with enough comments, the most comments first. */
const partsOf = (comments: readonly Weighted[], measuring: Measuring): LabelQuality['parts'] => {
  const parts = new Map<string, { by: MachineLabeller; language: string | null; comments: Weighted[] }>();
  for (const each of comments) {
    const { machine, language } = each.comment;
    if (!machine) continue;
    const key = `${machine.by} ${language ?? ''}`;
    const part = parts.get(key) ?? { by: machine.by, language, comments: [] };
    parts.set(key, part);
    part.comments.push(each);
  }
  return [...parts.values()]
    .filter((part) => isEnough({ comments: part.comments.length }))
    .sort((a, b) => b.comments.length - a.comments.length)
    .map(({ by, language, comments: of }) => {
      const sentiment = sentimentOf(of, measuring.seed);
      return {
        by,
        language,
        checked: of.length,
        sentiment: sentiment && isEnough(sentiment) ? sentiment : null,
        themes: themesOf(of, measuring),
      };
    });
};

const agreementOf = (comments: readonly Weighted[], { seed, themeIds }: Measuring): LabelQuality['agreement'] => {
  const measured = new Set(themeIds);
  const pairs = comments.flatMap(({ comment: { people }, ...rest }) => {
    const [first, second] = people;
    return first && second ? [{ ...rest, first, second }] : [];
  });
  const share = estimate(
    comments.filter(({ comment: { people } }) => people.length === 2),
    seed,
    ({ people: [first, second] }) => ({ right: first?.sentiment === second?.sentiment ? 1 : 0 }),
    shareRight,
  );
  if (!share) return null;
  const weights = pairs.map(({ weight }) => weight);
  const only = ({ themes }: SampleLabel): string[] => themes.filter((id) => measured.has(id));
  return {
    comments: pairs.length,
    share,
    kappa: cohensKappa(
      pairs.map(({ first, second }) => [first.sentiment, second.sentiment] as const),
      weights,
    ),
    themesF1: microF1(
      pairs.map(({ first, second }) => comparedSets(only(first), only(second))),
      weights,
    ),
  };
};

/**
 * How well a machine's labels agree with people's, as an estimate for all comments that the sample was drawn from: each
 * comment counts for the comments of its stratum that it represents, and the intervals draw within strata. Comments on
 * which the machine states no sentiment are left out of its figures. Where two people disagree, each counts for half: a
 * label with which one of them agrees is half right.
 */
export const measureLabels = (comments: readonly CheckedComment[], measuring: Measuring): LabelQuality => {
  const all = weighted(comments, measuring.strata);
  return {
    checked: comments.length,
    sentiment: sentimentOf(all, measuring.seed),
    themes: themesOf(all, measuring),
    parts: partsOf(all, measuring),
    agreement: agreementOf(all, measuring),
  };
};
