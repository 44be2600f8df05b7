import {
  AREA_DIMENSION,
  lookup,
  type PopulationDimension,
  type PopulationLink,
  type Question,
  type SurveyVersion,
} from '@folkmoot/contracts';
import { populationGroups } from './question-types.domain';

/** The question of a campaign that a dimension of the population is counted by. */
export interface LinkedQuestion {
  readonly dimensionId: string;
  readonly questionId: string;
  /** Title in the newest version that has the question. */
  readonly title: string;
  /** The category of each option that was ever published; null for options that are not counted. */
  readonly options: Readonly<Record<string, string | null>>;
}

/** A single name may be there by chance. */
const FEWEST_AREAS = 2;

const folded = (name: string): string => name.trim().toLowerCase();

/** The link of a question whose options have the names of areas. Null when fewer than two have. */
const linkByAreas = (question: Question, areas: PopulationDimension): PopulationLink | null => {
  const byName = new Map(areas.categories.map(({ id, name }) => [folded(name), id]));
  const options = populationGroups(question).flatMap(({ value, label }) => {
    const categoryId = byName.get(folded(label));
    return categoryId === undefined ? [] : [[value, categoryId] as const];
  });
  return options.length < FEWEST_AREAS ? null : { dimensionId: areas.id, options: Object.fromEntries(options) };
};

type LinkOf = (question: Question) => PopulationLink | null;

const isLinkable = (question: Question): boolean => populationGroups(question).length > 0;

type Links = Map<string, LinkedQuestion>;

/** Adds the link of an older version. The question of the newest version stays, and so do its options. */
const addOlder = (
  links: Links,
  { id: questionId, title }: Question,
  { dimensionId, options }: PopulationLink,
): void => {
  const known = links.get(dimensionId);
  if (known && known.questionId !== questionId) return;
  links.set(dimensionId, {
    dimensionId,
    questionId,
    title: known?.title ?? title,
    options: { ...options, ...known?.options },
  });
};

/** Links over all versions, the newest first: each option has the category of the newest version that links it. */
const collect = (newestFirst: readonly Pick<SurveyVersion, 'questions'>[], linkOf: LinkOf): LinkedQuestion[] => {
  const links: Links = new Map();
  for (const question of newestFirst.flatMap(({ questions }) => questions)) {
    const link = linkOf(question);
    if (link) addOlder(links, question, link);
  }
  return [...links.values()];
};

/**
 * The linked question of each dimension, from the published versions. The newest version decides; options that it no
 * longer has keep their last link. Without any link to areas, a question that offers at least two areas by their names is
 * linked to them by itself.
 */
export const linksOf = (
  versions: readonly Pick<SurveyVersion, 'questions'>[],
  dimensions: readonly PopulationDimension[],
): LinkedQuestion[] => {
  const newestFirst = versions.toReversed();
  const explicit = collect(newestFirst, (question) => (isLinkable(question) ? (question.population ?? null) : null));
  const areas = dimensions.find(({ id }) => id === AREA_DIMENSION);
  if (!areas || explicit.some(({ dimensionId }) => dimensionId === AREA_DIMENSION)) return explicit;
  const taken = new Set(explicit.map(({ questionId }) => questionId));
  return [
    ...collect(newestFirst, (question) => (taken.has(question.id) ? null : linkByAreas(question, areas))),
    ...explicit,
  ];
};

/** A counter of a linked question with its category; null where it is not counted. */
export interface CategoryCounter {
  readonly counter: string;
  readonly categoryId: string | null;
}

/** The counters that a question has in one version, by category. Null when it cannot be linked there. */
export const categoryCounters = (
  question: Question | undefined,
  { options }: Pick<LinkedQuestion, 'options'>,
): CategoryCounter[] | null => {
  const groups = question ? populationGroups(question) : [];
  if (groups.length === 0) return null;
  return groups.map(({ value, counter }) => ({ counter, categoryId: lookup(options, value) ?? null }));
};
