/** @file The invented residents of the demo councils. Questions of the demo are linked to these ids. */
import { AREA_DIMENSION, defaultGeographicalDivisions, type PopulationDimension } from '@folkmoot/contracts/client';

/** The ids of the dimensions that both demo councils have. */
export const demoDimensions = { area: AREA_DIMENSION, age: 'age', gender: 'gender' } as const;

const ages = [
  { id: 'age-16-24', name: '16 to 24' },
  { id: 'age-25-34', name: '25 to 34' },
  { id: 'age-35-44', name: '35 to 44' },
  { id: 'age-45-54', name: '45 to 54' },
  { id: 'age-55-64', name: '55 to 64' },
  { id: 'age-65-and-over', name: '65 and over' },
] as const;

const genders = [
  { id: 'gender-female', name: 'Female' },
  { id: 'gender-male', name: 'Male' },
  { id: 'gender-other', name: 'Another way' },
] as const;

interface Group {
  readonly id: string;
  readonly name: string;
}

const counted = (groups: readonly Group[], people: readonly number[]) =>
  groups.map(({ id, name }, index) => ({ id, name, people: people[index] ?? null }));

const areas = defaultGeographicalDivisions.map((name, index) => ({ id: `${AREA_DIMENSION}-${index + 1}`, name }));
const INVENTED = 'Invented for the demo';
const CENSUS_DAY = '2021-03-21';

const dimensionsOf = (byArea: readonly number[], byAge: readonly number[], byGender: readonly number[]) => {
  const origin = { source: INVENTED, asOf: CENSUS_DAY };
  return [
    { id: demoDimensions.area, name: 'Area', kind: 'area', ...origin, categories: counted(areas, byArea) },
    { id: demoDimensions.age, name: 'Age', kind: 'age', ...origin, categories: counted(ages, byAge) },
    { id: demoDimensions.gender, name: 'Gender', kind: 'gender', ...origin, categories: counted(genders, byGender) },
  ] satisfies PopulationDimension[];
};

/** Residents aged 16 and over. They differ from the people who answer in the demo, so that reports show who is missing. */
export const demoPopulations = {
  riverside: dimensionsOf(
    [14_200, 18_900, 15_300, 12_400, 9_800],
    [9_100, 11_700, 11_900, 12_300, 11_000, 14_600],
    [35_800, 34_300, 500],
  ),
  hillview: dimensionsOf(
    [9_400, 7_600, 8_200, 6_900, 5_100],
    [4_300, 5_200, 5_900, 6_600, 6_500, 8_700],
    [19_000, 18_000, 200],
  ),
} as const;
