import type { Answer, PopulationLink, Question } from '@folkmoot/contracts';
import { demoDimensions, demoPopulations } from '@folkmoot/sample-data/population';
import { createRandom } from '@folkmoot/sample-data/random';
import { type Choice, oneOf, optionsOf } from './demo-answers';
import { districtAnswer, districtQuestion } from './demo-questions';
import { residentTexts } from './demo-texts.messages';

/** @file Questions that are linked to the population of a demo council. People who answer differ from those who live there. */

type DimensionId = (typeof demoDimensions)[keyof typeof demoDimensions];

const categoriesOf = (dimensionId: DimensionId) =>
  demoPopulations.riverside.find(({ id }) => id === dimensionId)?.categories ?? [];

const SILENT = 'silent';
const SILENT_WEIGHT = 4;

/** The categories of a dimension as options, and one that says nothing. */
const choicesOf = (dimensionId: DimensionId, weights: readonly number[]): Choice[] => [
  ...categoriesOf(dimensionId).map(({ id, name }, index) => ({ id, label: name, weight: weights[index] ?? 1 })),
  { id: SILENT, label: residentTexts.silent, weight: SILENT_WEIGHT },
];

const linkOf = (dimensionId: DimensionId): PopulationLink => ({
  dimensionId,
  options: { ...Object.fromEntries(categoriesOf(dimensionId).map(({ id }) => [id, id])), [SILENT]: null },
});

/** Older people answer more often. Those who are not satisfied are younger, so that weights change results. */
const AGES = { content: [7, 16, 34, 46, 52, 66], unhappy: [28, 36, 34, 30, 26, 22] };
const GENDERS = [110, 84, 3];

const districts = districtQuestion('park_district');

/** The link of options that are named as areas. */
const areaLink: PopulationLink = {
  dimensionId: demoDimensions.area,
  options: Object.fromEntries(
    (districts.options ?? []).map(({ id, label }) => [
      id,
      categoriesOf(demoDimensions.area).find(({ name }) => name === label)?.id ?? null,
    ]),
  ),
};

export const parkResidents: readonly Question[] = [
  { ...districts, description: residentTexts.why, population: areaLink },
  {
    id: 'park_age',
    type: 'dropdown',
    title: residentTexts.age,
    required: false,
    options: optionsOf(choicesOf(demoDimensions.age, AGES.content)),
    population: linkOf(demoDimensions.age),
  },
  {
    id: 'park_gender',
    type: 'dropdown',
    title: residentTexts.gender,
    required: false,
    options: optionsOf(choicesOf(demoDimensions.gender, GENDERS)),
    population: linkOf(demoDimensions.gender),
  },
];

const UNHAPPY_BELOW = 3;
const ANSWERS_AGE = 0.95;
const ANSWERS_GENDER = 0.93;

/** Adds who people are. It has its own random numbers, so that all other answers stay as they are. */
export const createParkResidents = (seed: number) => {
  const random = createRandom(seed);
  return (answers: readonly Answer[]): Answer[] => {
    const stars = Number(answers.find(({ questionId }) => questionId === 'park_overall')?.answer);
    const weights = stars < UNHAPPY_BELOW ? AGES.unhappy : AGES.content;
    const age = oneOf(random, 'park_age', choicesOf(demoDimensions.age, weights));
    const gender = oneOf(random, 'park_gender', choicesOf(demoDimensions.gender, GENDERS));
    return [
      ...answers,
      ...districtAnswer(random, 'park_district'),
      ...(random.next() < ANSWERS_AGE ? [age] : []),
      ...(random.next() < ANSWERS_GENDER ? [gender] : []),
    ];
  };
};
