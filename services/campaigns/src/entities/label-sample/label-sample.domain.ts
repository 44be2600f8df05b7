import type { SentimentLabel } from '@folkmoot/contracts';
import { allocate, mergedStrata, seededRandom, seedOf, shuffled } from '@folkmoot/statistics';

/** At most this many people label a sample. */
export const MAX_CODERS = 2;

/** The labels that a person set on a comment of a sample. */
export interface SampleLabel {
  readonly sentiment: SentimentLabel;
  readonly themes: readonly string[];
}

/** A comment of a sample: its ids and labels, without its words. */
export interface SampleItem {
  /** The id of the comment. */
  readonly id: string;
  readonly responseId: string;
  /** Index of its stratum. */
  readonly stratum: number;
  /** One for each coder, in their order. Null until they label it. */
  readonly labels: readonly (SampleLabel | null)[];
}

/** Comments that people label without seeing the labels of others. A campaign has at most one. */
export interface LabelSample {
  readonly id: string;
  readonly councilId: string;
  readonly campaignId: string;
  /** The same comments and seed give the same sample. */
  readonly seed: number;
  readonly createdAt: Date;
  /** Comments that were drawn. */
  readonly size: number;
  /** For each stratum, how many comments it had when the sample was drawn. */
  readonly strata: readonly number[];
  /** The themes at that time. Later themes are not measured: coders could not choose them for every comment. */
  readonly themeIds: readonly string[];
  /** Ids of the people who label it, in the order in which they began. */
  readonly coders: readonly string[];
  readonly items: readonly SampleItem[];
}

export type NewLabelSample = Omit<LabelSample, 'councilId'>;

/** A comment that can be drawn. */
export interface DrawableComment {
  readonly id: string;
  readonly responseId: string;
  readonly questionId: string;
  readonly language: string | null;
  /** The sentiment that a machine stated. */
  readonly sentiment: SentimentLabel | null;
}

const unlabelled: SampleItem['labels'] = Array.from({ length: MAX_CODERS }, () => null);

type Drawn = Pick<LabelSample, 'size' | 'strata' | 'items'>;

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Comments by question, language and sentiment, in this order, so that neighbours are alike. */
const strataOf = (comments: readonly DrawableComment[]): DrawableComment[][] => {
  const strata = new Map<string, DrawableComment[]>();
  for (const comment of comments) {
    const key = [comment.questionId, comment.language ?? '', comment.sentiment ?? ''].join('\n');
    const stratum = strata.get(key);
    if (stratum) stratum.push(comment);
    else strata.set(key, [comment]);
  }
  // By id as well: the sample must not depend on the order in which comments were read.
  return [...strata]
    .sort(([a], [b]) => byCodeUnits(a, b))
    .map(([, stratum]) => stratum.sort((a, b) => byCodeUnits(a.id, b.id)));
};

/**
 * A stratified random sample. Strata are the comments of a question in a language with the same sentiment by the machine.
 * Each gets its share of the sample and at least one comment. With more strata than comments to draw, the smallest are
 * merged with their neighbours, so that every comment can be drawn.
 */
export const drawSample = (comments: readonly DrawableComment[], size: number, seed: number): Drawn => {
  const strata = mergedStrata(strataOf(comments), size);
  const counts = allocate(
    strata.map((stratum) => stratum.length),
    size,
  );
  const random = seededRandom(seed);
  const items = strata.flatMap((stratum, index) =>
    shuffled(stratum, random)
      .slice(0, counts[index])
      .map(({ id, responseId }) => ({ id, responseId, stratum: index, labels: unlabelled })),
  );
  return { size: items.length, strata: strata.map((stratum) => stratum.length), items };
};

/**
 * The items in the order of one person. Each person has an own order, so that fatigue does not meet the same comments
 * twice. It stays when items are removed.
 */
export const inOrderOf = (
  userId: string,
  { seed, items }: Pick<LabelSample, 'seed' | 'items'>,
): readonly SampleItem[] => {
  const placeOf = ({ id }: SampleItem): number => seededRandom(seedOf(`${seed} ${userId} ${id}`))();
  return items
    .map((item) => ({ item, place: placeOf(item) }))
    .sort((a, b) => a.place - b.place || byCodeUnits(a.item.id, b.item.id))
    .map(({ item }) => item);
};

/** The place of a person among the coders. Null for somebody who has not begun, or may not. */
export const coderIndex = ({ coders }: Pick<LabelSample, 'coders'>, userId: string): number | null => {
  const index = coders.indexOf(userId);
  return index < 0 ? null : index;
};

/** Whether somebody may label it: its coders, and others until there are enough. */
export const mayLabel = (sample: Pick<LabelSample, 'coders'>, userId: string): boolean =>
  coderIndex(sample, userId) !== null || sample.coders.length < MAX_CODERS;

/** How many of these items a coder has labelled. */
export const doneBy = (coder: number, items: readonly SampleItem[]): number =>
  items.filter(({ labels }) => labels[coder]).length;

/** The indexes of coders who have labelled all of these items. */
export const completeCoders = ({ coders }: Pick<LabelSample, 'coders'>, items: readonly SampleItem[]): number[] =>
  items.length === 0 ? [] : coders.flatMap((_, coder) => (doneBy(coder, items) === items.length ? [coder] : []));
