import type { PopulationDimension, RepresentedCategory, RepresentedDimension } from '@folkmoot/contracts/client';

/** The population of the sample council. */
export const samplePopulation: PopulationDimension[] = [
  {
    id: 'area',
    name: 'Area',
    kind: 'area',
    source: 'Census 2021, table TS001',
    asOf: '2021-03-21',
    categories: [
      { id: 'east', name: 'East District', people: 6_000 },
      { id: 'west', name: 'West District', people: 4_000 },
    ],
  },
  {
    id: 'age',
    name: 'Age',
    kind: 'age',
    source: 'Census 2021, table TS007',
    asOf: '2021-03-21',
    categories: [
      { id: 'young', name: '16 to 24', people: 1_400 },
      { id: 'middle', name: '25 to 64', people: 6_100 },
      { id: 'old', name: '65 or over', people: 2_500 },
    ],
  },
];

type Figures = Pick<RepresentedCategory, 'categoryId' | 'name' | 'people' | 'responses' | 'needed'> & {
  readonly shares: readonly [population: number, response: number, low: number, high: number];
};

const category = ({ shares: [populationShare, responseShare, low, high], ...rest }: Figures): RepresentedCategory => ({
  ...rest,
  populationShare,
  responseShare,
  low,
  high,
  gap: responseShare - populationShare,
  gapLow: low - populationShare,
  gapHigh: high - populationShare,
});

/** 155 answers by age, with the intervals of Wilson. */
export const sampleRepresented = (patch: Partial<RepresentedDimension> = {}): RepresentedDimension => ({
  dimensionId: 'age',
  name: 'Age',
  kind: 'age',
  source: 'Census 2021, table TS007',
  asOf: '2021-03-21',
  questionId: 'age',
  question: 'How old are you?',
  responses: 155,
  notCounted: 5,
  unanswered: 20,
  categories: [
    category({
      categoryId: 'young',
      name: '16 to 24',
      people: 1_400,
      responses: 9,
      shares: [0.14, 0.0581, 0.0308, 0.1067],
      needed: 15,
    }),
    category({
      categoryId: 'middle',
      name: '25 to 64',
      people: 6_100,
      responses: 90,
      shares: [0.61, 0.5806, 0.502, 0.6554],
      needed: 12,
    }),
    category({
      categoryId: 'old',
      name: '65 or over',
      people: 2_500,
      responses: 56,
      shares: [0.25, 0.3613, 0.2898, 0.4393],
      needed: 0,
    }),
  ],
  ...patch,
});
