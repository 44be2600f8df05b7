import type { PopulationCategory, PopulationDimension, PopulationLink, Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import type { Choice, Segment } from './question-type';
import { hasQuestionType, questionType } from './registry';

/** @file Questions that are linked to a dimension of the population, and their options to its categories. */

/** The groups that are linked to categories: each answer is in exactly one. Empty where a question cannot be linked. */
export const populationGroups = (question: Question): readonly Segment[] =>
  hasQuestionType(question.type) ? (questionType(question.type).groups?.(question) ?? []) : [];

/** Whether a question can be linked to a dimension of the population. */
export const canBeLinked = (question: Question): boolean => populationGroups(question).length > 0;

/** The links of the groups that the question has. */
export const ownLinks = (
  groups: readonly Choice[],
  { options }: Pick<PopulationLink, 'options'>,
): Record<string, string | null> =>
  Object.fromEntries(
    groups.flatMap(({ value }) => {
      const categoryId = lookup(options, value);
      return categoryId === undefined ? [] : [[value, categoryId] as const];
    }),
  );

const withoutLink = ({ population: _, ...question }: Question): Question => question;

/** The question without links of options that are gone, and without any where it cannot be linked. */
export const withOwnLinks = (question: Question): Question => {
  const { population } = question;
  if (population === undefined) return question;
  const groups = populationGroups(question);
  if (population === null || groups.length === 0) return withoutLink(question);
  return { ...question, population: { ...population, options: ownLinks(groups, population) } };
};

/** Questions as residents get them: nobody sees which groups the council counts. */
export const withoutLinks = <C extends { readonly questions: readonly Question[] }>(
  content: C,
): C & { questions: Question[] } => ({ ...content, questions: content.questions.map(withoutLink) });

const OVER = /\+| (?:and|or) (?:over|older|above)\b/g;
const BETWEEN = /(\d) ?[-\u2013\u2014] ?(?=\d)/g;
const ABOUT_AGE = /\b(?:aged?|years?(?: old)?)\b/g;

/** A name for comparison: "Aged 16–24" and "16 to 24 years" are one, "85+" and "85 or over" as well. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(BETWEEN, '$1 to ')
    .replace(OVER, ' plus')
    .replace(ABOUT_AGE, ' ')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Answers that say nothing about a person, in the languages that standard questions have. */
const notSaid: ReadonlySet<string> = new Set([
  'prefer not to say',
  'prefer not to answer',
  'i prefer not to say',
  'rather not say',
  'don t know',
  'not sure',
  'mae n well gen i beidio a dweud',
  'mae n well gennyf beidio a dweud',
  'gwell gen i beidio a dweud',
  'ddim yn gwybod',
]);

/** The part that names the group in "White: Irish". */
const beforeColon = (label: string): string => label.split(':', 1)[0] ?? '';

type Span = readonly [from: number, to: number];

const FROM_TO = /^(\d{1,6}) to (\d{1,6})$/;
const FROM = /^(\d{1,6}) plus$/;
const BELOW = /^(?:under|below|o dan) (\d{1,6})$/;

/** The numbers that a name spans: of "25 to 34", "85 or over", "Under 16". */
const spanOf = (name: string): Span | null => {
  const both = FROM_TO.exec(name);
  if (both) return [Number(both[1]), Number(both[2])];
  const from = FROM.exec(name);
  if (from) return [Number(from[1]), Number.POSITIVE_INFINITY];
  const below = BELOW.exec(name);
  return below ? [0, Number(below[1]) - 1] : null;
};

/** The category that spans all numbers of a group: "65 or over" for "75 to 84". */
const aroundSpan = (name: string, categories: readonly PopulationCategory[]): string | undefined => {
  const span = spanOf(name);
  if (!span) return undefined;
  const [from, to] = span;
  return categories.find((category) => {
    const around = spanOf(folded(category.name));
    return around !== null && around[0] <= from && to <= around[1];
  })?.id;
};

/**
 * The category of each group that has its name, or that spans its ages; null for "prefer not to say". Groups without such a category are left
 * out.
 */
export const matchByName = (
  groups: readonly Choice[],
  categories: readonly PopulationCategory[],
): Record<string, string | null> => {
  const byName = new Map(categories.map(({ id, name }) => [folded(name), id]));
  return Object.fromEntries(
    groups.flatMap(({ value, label }): [string, string | null][] => {
      const name = folded(label);
      const categoryId = byName.get(name) ?? byName.get(folded(beforeColon(label))) ?? aroundSpan(name, categories);
      if (categoryId !== undefined) return [[value, categoryId]];
      return notSaid.has(name) ? [[value, null]] : [];
    }),
  );
};

/** The dimension of a link: by its id, or by its kind where the link is of a standard question. */
const dimensionOf = (
  { dimensionId }: PopulationLink,
  dimensions: readonly PopulationDimension[],
): PopulationDimension | undefined =>
  dimensions.find(({ id }) => id === dimensionId) ?? dimensions.find(({ kind }) => kind === dimensionId);

/**
 * A standard question with links to the council's own dimensions: categories by their ids, otherwise by their names.
 * Without such a dimension the question has no link.
 */
export const withCouncilLinks = (question: Question, dimensions: readonly PopulationDimension[]): Question => {
  const { population } = question;
  if (!population) return question;
  const dimension = dimensionOf(population, dimensions);
  if (!dimension) return withoutLink(question);
  const groups = populationGroups(question);
  const known = new Set(dimension.categories.map(({ id }) => id));
  const kept = Object.entries(ownLinks(groups, population)).filter(([, id]) => id === null || known.has(id));
  return {
    ...question,
    population: {
      dimensionId: dimension.id,
      options: { ...matchByName(groups, dimension.categories), ...Object.fromEntries(kept) },
    },
  };
};

/** The gaps between the groups of a question and the categories of its dimension. */
export interface LinkGaps {
  /** Groups without a category. */
  readonly unlinked: readonly Choice[];
  /** Categories that no group has. */
  readonly uncovered: readonly PopulationCategory[];
}

export const linkGaps = (
  question: Question,
  { options }: Pick<PopulationLink, 'options'>,
  { categories }: Pick<PopulationDimension, 'categories'>,
): LinkGaps => {
  const known = new Set(categories.map(({ id }) => id));
  const groups = populationGroups(question);
  const linked = groups.map((group) => ({ group, categoryId: lookup(options, group.value) }));
  const used = new Set(linked.map(({ categoryId }) => categoryId));
  return {
    unlinked: linked.flatMap(({ group, categoryId }) =>
      categoryId === null || (categoryId !== undefined && known.has(categoryId)) ? [] : [group],
    ),
    uncovered: categories.filter(({ id }) => !used.has(id)),
  };
};
