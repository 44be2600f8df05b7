import {
  AREA_DIMENSION,
  type Council,
  defaultGeographicalDivisions,
  type PopulationCategory,
  type PopulationDimension,
} from '@folkmoot/contracts';

/** The council's one table of residents. The areas come first. */
export interface Population {
  readonly dimensions: readonly PopulationDimension[];
}

type Settings = Council['settings'];
type Divisions = Pick<Settings, 'geographicalDivisions' | 'divisionResidents'>;

/** Names of divisions, and all numbers that are known. What is left out stays. */
export type DivisionChanges = Partial<Divisions>;

const AREA_NAME = 'Area';

const folded = (name: string): string => name.trim().toLowerCase();

const areaOf = (categories: readonly PopulationCategory[]): PopulationDimension => ({
  id: AREA_DIMENSION,
  name: AREA_NAME,
  kind: 'area',
  source: '',
  asOf: null,
  categories: [...categories],
});

/**
 * The population of a council that was stored before populations existed. The ids depend on nothing but the settings, so
 * that each reading has the same ones.
 */
export const populationOfSettings = ({ geographicalDivisions, divisionResidents }: Partial<Divisions>): Population => {
  const people = new Map((divisionResidents ?? []).map(({ division, residents }) => [division, residents]));
  const names = geographicalDivisions?.length ? geographicalDivisions : defaultGeographicalDivisions;
  const categories = names.map((name, index) => ({
    id: `${AREA_DIMENSION}-${index + 1}`,
    name,
    people: people.get(name) ?? null,
  }));
  return { dimensions: [areaOf(categories)] };
};

/** The areas. Every population has them. */
const areasIn = ({ dimensions }: Population): PopulationDimension =>
  dimensions.find(({ id }) => id === AREA_DIMENSION) ?? areaOf([]);

/** The two fields of the settings that repeat the areas. */
export const divisionsOf = (population: Population): Divisions => {
  const { categories } = areasIn(population);
  return {
    geographicalDivisions: categories.map(({ name }) => name),
    divisionResidents: categories.flatMap(({ name, people }) =>
      people === null ? [] : [{ division: name, residents: people }],
    ),
  };
};

/** The areas come first, whatever order they were sent in. */
export const areasFirst = (dimensions: readonly PopulationDimension[]): PopulationDimension[] => [
  ...dimensions.filter(({ id }) => id === AREA_DIMENSION),
  ...dimensions.filter(({ id }) => id !== AREA_DIMENSION),
];

/**
 * The categories for a new list of names. A name that is there keeps its category. A new name takes the category at its
 * place when that one's name is gone, unless the list is shorter: then it could as well be a removal.
 */
const categoriesNamed = (
  known: readonly PopulationCategory[],
  names: readonly string[],
  newId: () => string,
): PopulationCategory[] => {
  const byName = new Map(known.map((category) => [folded(category.name), category]));
  const kept = new Set(names.map(folded));
  return names.map((name, index) => {
    const same = byName.get(folded(name));
    if (same) return { ...same, name };
    const renamed = names.length >= known.length ? known[index] : undefined;
    const isFree = renamed !== undefined && !kept.has(folded(renamed.name));
    // Numbers belong to names: a division with another name has none until somebody enters it.
    return { id: isFree ? renamed.id : newId(), name, people: null };
  });
};

/** The population after a change of the settings' divisions. Numbers of unknown divisions are dropped. */
export const withDivisions = (population: Population, changes: DivisionChanges, newId: () => string): Population => {
  const areas = areasIn(population);
  const { geographicalDivisions, divisionResidents } = changes;
  const categories = geographicalDivisions
    ? categoriesNamed(areas.categories, geographicalDivisions, newId)
    : areas.categories;
  const people = divisionResidents && new Map(divisionResidents.map((each) => [each.division, each.residents]));
  const counted = categories.map((category) =>
    people ? { ...category, people: people.get(category.name) ?? null } : category,
  );
  const rest = population.dimensions.filter(({ id }) => id !== AREA_DIMENSION);
  return { dimensions: [{ ...areas, categories: counted }, ...rest] };
};
