import { areaIdOf, NOT_IN_TABLE, OUTSIDE, type PlaceArea, type Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { distributionChart } from '../choices/distribution-chart';
import type { DistributionResult } from '../choices/options';
import { type Choice, type Counters, percentOf, type Segment } from '../core/question-type';
import type { PlaceParts } from './place-parts';
import { messages } from './places.messages';

/** @file Counting by area: for places on a map, and for postcodes that a table turns into wards. */

const areaKey = (id: string): string => `a_${id}`;
const districtKey = (id: string): string => `d_${id}`;

const areasOf = ({ areas = [] }: Pick<Question, 'areas'>): readonly PlaceArea[] => areas;

/** The labels of two wards of one name contain their districts. */
const labelsOf = (areas: readonly PlaceArea[]): ReadonlyMap<string, string> => {
  const names = new Map<string, number>();
  for (const { name } of areas) names.set(name, (names.get(name) ?? 0) + 1);
  return new Map(
    areas.map(({ id, name, district }) => [id, district && (names.get(name) ?? 0) > 1 ? `${name}, ${district}` : name]),
  );
};

/** The words for answers that are in no area, by the kind of question. */
const beyondOf = ({ type, allowsOutside }: Question): Choice[] => {
  if (type === 'postcode') return [{ value: NOT_IN_TABLE, label: messages.notInTable }];
  return allowsOutside ? [{ value: OUTSIDE, label: messages.outside }] : [];
};

/** The areas as choices, and the answers in none of them. */
export const areaChoices = (question: Question): Choice[] => {
  const areas = areasOf(question);
  const labels = labelsOf(areas);
  return [...areas.map(({ id, name }) => ({ value: id, label: labels.get(id) ?? name })), ...beyondOf(question)];
};

export const areaLabel = (question: Question, id: string): string =>
  areaChoices(question).find(({ value }) => value === id)?.label ?? id;

/** The district of an area; undefined when it has none. */
export const districtOf = (question: Question, areaId: string): string | undefined =>
  areasOf(question).find(({ id }) => id === areaId)?.district;

const districtsOf = (question: Question): string[] => [
  ...new Set(areasOf(question).flatMap(({ district }) => district ?? [])),
];

export const areaIncrements = ({ area, in: district }: PlaceParts): Counters => ({
  answered: 1,
  ...(area === undefined ? {} : { [areaKey(area)]: 1 }),
  ...(district === undefined ? {} : { [districtKey(district)]: 1 }),
});

/** The areas, and the answers in none of them: each answer is in one of these. */
export const areaGroups = (question: Question): Segment[] =>
  areaChoices(question).map((choice) => ({
    ...choice,
    counter: areaKey(choice.value),
    test: { is: 'holding', value: `area:${choice.value}` },
  }));

/** Areas, then districts when there are several. Filters and comparisons use them. */
export const areaSegments = (question: Question): Segment[] => {
  const districts = districtsOf(question);
  return [
    ...areaGroups(question),
    ...(districts.length > 1 ? districts : []).map((label) => {
      const id = areaIdOf(label);
      const value = `in:${id}`;
      return {
        value,
        label: messages.district(label),
        counter: districtKey(id),
        test: { is: 'holding' as const, value },
      };
    }),
  ];
};

export interface AreaResult extends DistributionResult {
  /** By district, when there are several. */
  districts?: DistributionResult['distribution'];
}

export const areaResult = (counters: Counters, question: Question): AreaResult => {
  const counted = areaSegments(question).map(({ value, label, counter }) => {
    const count = lookup(counters, counter) ?? 0;
    return { value, label, count, percent: percentOf(count, counters.answered ?? 0) };
  });
  const districts = counted.filter(({ value }) => value.startsWith('in:'));
  return {
    distribution: counted.filter(({ value }) => !value.startsWith('in:')),
    ...(districts.length > 0 ? { districts } : {}),
  };
};

export const areaChart = (result: AreaResult, answered: number) => distributionChart(result, answered, messages.base);
