import {
  type Dictionary,
  dictionary,
  lookup,
  type PopulationDimension,
  type RepresentedDimension,
  type SurveyVersion,
} from '@folkmoot/contracts';
import { categoryGaps, wilsonShare } from '@folkmoot/statistics';
import type { Rollup } from '../../entities/report/rollup.domain';
import { type CategoryCounter, categoryCounters, type LinkedQuestion } from '../../entities/survey/links.domain';

interface Counts {
  /** Responses by category. */
  readonly byCategory: Readonly<Record<string, number>>;
  /** Answers to the question, in a category or not. */
  readonly answered: number;
}

/** The counters of a linked question in each series. A series has versions with the same kind of answers. */
const countersBySeries = (
  link: LinkedQuestion,
  versions: readonly SurveyVersion[],
): ReadonlyMap<number, ReadonlyMap<string, CategoryCounter>> => {
  const bySeries = new Map<number, Map<string, CategoryCounter>>();
  for (const { series, questions } of versions) {
    const counters = categoryCounters(
      questions.find(({ id }) => id === link.questionId),
      link,
    );
    if (!counters) continue;
    const known = bySeries.get(series) ?? new Map<string, CategoryCounter>();
    bySeries.set(series, known);
    for (const each of counters) known.set(each.counter, each);
  }
  return bySeries;
};

const addCounts = (
  sums: Dictionary<number>,
  counts: Readonly<Record<string, number>>,
  counters: Iterable<CategoryCounter>,
): void => {
  for (const { counter, categoryId } of counters) {
    if (categoryId !== null) sums[categoryId] = (sums[categoryId] ?? 0) + (lookup(counts, counter) ?? 0);
  }
};

/** Responses by the categories of one dimension. Options that are gone count by their last link. */
export const countCategories = (
  link: LinkedQuestion,
  rollups: readonly Pick<Rollup, 'series' | 'questions'>[],
  versions: readonly SurveyVersion[],
): Counts => {
  const bySeries = countersBySeries(link, versions);
  const byCategory = dictionary<number>();
  let answered = 0;
  for (const { series, questions } of rollups) {
    const counters = bySeries.get(series);
    const counts = counters && lookup(questions, link.questionId);
    if (!counts) continue;
    answered += counts.answered ?? 0;
    addCounts(byCategory, counts, counters.values());
  }
  return { byCategory, answered };
};

/** The categories, the one that is missing most first. Without the people of each, in the order of the dimension. */
const compared = (
  { id, categories }: PopulationDimension,
  responses: readonly number[],
): RepresentedDimension['categories'] => {
  const isKnown = categories.every(({ people }) => people !== null);
  const margin = { id, categories: categories.map((each) => ({ id: each.id, people: each.people ?? 0 })) };
  const names = new Map(categories.map((each) => [each.id, each.name]));
  const gaps = isKnown ? categoryGaps(margin, responses) : null;
  if (gaps) {
    return gaps.map(({ categoryId, people, populationShare, responseShare, gap, needed, responses: count }) => ({
      categoryId,
      name: names.get(categoryId) ?? categoryId,
      people,
      responses: count,
      populationShare,
      responseShare: responseShare?.value ?? null,
      low: responseShare?.low ?? null,
      high: responseShare?.high ?? null,
      gap: gap?.value ?? null,
      gapLow: gap?.low ?? null,
      gapHigh: gap?.high ?? null,
      needed,
    }));
  }
  const all = responses.reduce((sum, each) => sum + each, 0);
  return categories.map(({ id: categoryId, name, people }, index) => {
    const count = responses[index] ?? 0;
    const known = wilsonShare(count, all);
    return {
      categoryId,
      name,
      people,
      responses: count,
      populationShare: null,
      responseShare: known?.value ?? null,
      low: known?.low ?? null,
      high: known?.high ?? null,
      gap: null,
      gapLow: null,
      gapHigh: null,
      needed: null,
    };
  });
};

/** A dimension beside the counted responses. `all` are those in the range. */
export const represented = (
  dimension: PopulationDimension,
  link: LinkedQuestion,
  { byCategory, answered }: Counts,
  all: number,
): RepresentedDimension => {
  const { id: dimensionId, name, kind, source, asOf, categories } = dimension;
  const responses = categories.map(({ id }) => lookup(byCategory, id) ?? 0);
  const inCategories = responses.reduce((sum, each) => sum + each, 0);
  return {
    dimensionId,
    name,
    kind,
    source,
    asOf,
    questionId: link.questionId,
    question: link.title,
    responses: inCategories,
    notCounted: Math.max(0, answered - inCategories),
    unanswered: Math.max(0, all - answered),
    categories: compared(dimension, responses),
  };
};
