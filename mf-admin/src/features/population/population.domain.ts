import {
  AREA_DIMENSION,
  type DimensionKind,
  dimensionKinds,
  type PopulationCategory,
  type PopulationDimension,
  type PopulationTable,
} from '@folkmoot/contracts/client';

/** The draft: each dimension by its id, so that two people can edit two dimensions at once. */
export type PopulationDraft = Readonly<Record<string, PopulationDimension | undefined>>;

export const draftOf = ({ dimensions }: { readonly dimensions: readonly PopulationDimension[] }): PopulationDraft =>
  Object.fromEntries(dimensions.map((dimension) => [dimension.id, dimension]));

export const dimensionsOf = (draft: PopulationDraft): PopulationDimension[] =>
  Object.values(draft).filter((dimension) => dimension !== undefined);

export const newPopulationId = (): string => crypto.randomUUID();

export const folded = (name: string): string => name.trim().toLowerCase();

/** How many people are in the categories whose number is known. */
export const peopleIn = (categories: readonly Pick<PopulationCategory, 'people'>[]): number =>
  categories.reduce((sum, { people }) => sum + (people ?? 0), 0);

/** Null while nobody is counted, or while the number of the category is unknown. */
export const shareOf = (people: number | null, total: number): number | null =>
  people === null || total === 0 ? null : people / total;

export type NameProblem = 'blank' | 'twice' | null;

/** The problem of each name. */
export const nameProblems = (names: readonly string[]): NameProblem[] => {
  const seen = new Set<string>();
  return names.map((name) => {
    const key = folded(name);
    if (key === '') return 'blank';
    if (seen.has(key)) return 'twice';
    seen.add(key);
    return null;
  });
};

/** Whether the dimension can be saved. */
export const isComplete = ({ name, categories }: Pick<PopulationDimension, 'name' | 'categories'>): boolean =>
  folded(name) !== '' &&
  categories.length > 0 &&
  nameProblems(categories.map((category) => category.name)).every((problem) => problem === null);

/** As it is sent: without blanks around names. */
export const trimmed = (dimension: PopulationDimension): PopulationDimension => ({
  ...dimension,
  name: dimension.name.trim(),
  source: dimension.source.trim(),
  categories: dimension.categories.map((category) => ({ ...category, name: category.name.trim() })),
});

export interface CountedName {
  readonly name: string;
  readonly people: number | null;
}

/** The categories with the rows of a table. A known name keeps its id, so that the links of questions stay. */
export const withRows = (
  categories: readonly PopulationCategory[],
  rows: readonly CountedName[],
  { removesOthers }: { readonly removesOthers: boolean },
): PopulationCategory[] => {
  const known = new Map(categories.map((category) => [folded(category.name), category]));
  const sent = new Map(rows.map((row) => [folded(row.name), row]));
  if (!removesOthers) {
    const changed = categories
      .filter(({ name }) => name.trim() !== '')
      .map((category) => ({ ...category, people: sent.get(folded(category.name))?.people ?? category.people }));
    const added = rows.filter(({ name }) => !known.has(folded(name)));
    return [...changed, ...added.map((row) => ({ ...row, id: newPopulationId() }))];
  }
  return rows.map((row) => ({ ...row, id: known.get(folded(row.name))?.id ?? newPopulationId() }));
};

/** The kinds that a council does not have yet. It can have several of its own. */
export const freeKinds = (dimensions: readonly PopulationDimension[]): DimensionKind[] =>
  dimensionKinds.filter((kind) => kind === 'custom' || dimensions.every((dimension) => dimension.kind !== kind));

const firstFree = (wanted: string, isTaken: (text: string) => boolean): string => {
  let text = wanted;
  for (let number = 2; isTaken(text); number += 1) text = `${wanted} ${number}`;
  return text;
};

export const newDimension = (kind: DimensionKind, name: string, draft: PopulationDraft): PopulationDimension => {
  const names = new Set(dimensionsOf(draft).map((dimension) => folded(dimension.name)));
  const isIdFree = kind !== 'custom' && dimensionsOf(draft).every(({ id }) => id !== kind);
  return {
    id: isIdFree ? kind : newPopulationId(),
    name: firstFree(name, (text) => names.has(folded(text))),
    kind,
    source: '',
    asOf: null,
    categories: [],
  };
};

/** The dimension that a table becomes: the one of its kind or name, with the same ids for the same names, or a new one. */
export const takenOver = (table: PopulationTable, draft: PopulationDraft): PopulationDimension => {
  const { name, kind, source, asOf, categories } = table;
  const same = dimensionsOf(draft).find((dimension) =>
    kind === 'custom' ? folded(dimension.name) === folded(name) : dimension.kind === kind,
  );
  const dimension = same ?? newDimension(kind, name, draft);
  return {
    ...dimension,
    source,
    asOf,
    categories: withRows(dimension.categories, categories, { removesOthers: true }),
  };
};

/** Names that a save removes. Questions may be linked to them. */
export const removedBy = (before: PopulationDraft, after: PopulationDraft): string[] =>
  dimensionsOf(before).flatMap((dimension) => {
    const now = dimensionsOf(after).find(({ id }) => id === dimension.id);
    if (!now) return [dimension.name];
    const kept = new Set(now.categories.map(({ id }) => id));
    return dimension.categories.filter(({ id }) => !kept.has(id)).map(({ name }) => `${name} (${dimension.name})`);
  });

const NOTABLE_DIFFERENCE = 0.005;

/** The number of residents by area, where this dimension counts notably more or fewer people. */
export const otherTotal = (dimension: PopulationDimension, draft: PopulationDraft): number | null => {
  const areas = dimensionsOf(draft).find(({ id }) => id === AREA_DIMENSION);
  if (!areas || dimension.id === AREA_DIMENSION) return null;
  const [mine, theirs] = [peopleIn(dimension.categories), peopleIn(areas.categories)];
  const isWhole = [dimension, areas].every(({ categories }) => categories.every(({ people }) => people !== null));
  if (!isWhole || mine === 0 || theirs === 0) return null;
  return Math.abs(mine - theirs) / theirs > NOTABLE_DIFFERENCE ? theirs : null;
};

export const emptyCategories = ({ categories }: PopulationDimension): string[] =>
  categories.filter(({ people }) => people === 0).map(({ name }) => name);
