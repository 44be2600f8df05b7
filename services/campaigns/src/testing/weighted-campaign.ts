import { type Answer, type PopulationDimension, type QuestionInput, systemActor } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { seededRandom } from '@folkmoot/statistics';
import { storeResponses } from '../features/responses';
import type { TestCampaigns } from './campaigns-service';
import { contextOf } from './contexts';
import { openCampaign, submission } from './journey';
import { skewed } from './skewed';

const people = (ids: readonly string[], numbers: readonly number[]) =>
  ids.map((id, index) => ({ id, name: id, people: numbers[index] ?? 0 }));

/** Areas and age bands, whose people are not in the proportions of the responses. */
export const populationOfTest: PopulationDimension[] = [
  {
    id: 'area',
    name: 'Area',
    kind: 'area',
    source: 'Census',
    asOf: '2021-03-21',
    categories: people(['east', 'west', 'north'], [4_000, 3_500, 2_500]),
  },
  {
    id: 'age',
    name: 'Age',
    kind: 'age',
    source: 'Census',
    asOf: '2021-03-21',
    categories: people(['young', 'middle', 'old'], [3_000, 4_000, 3_000]),
  },
];

const options = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }));
const linkedTo = (dimensionId: string, ids: readonly string[]) => ({
  dimensionId,
  options: { ...Object.fromEntries(ids.map((id) => [id, id])), silent: null },
});

/** Two linked questions, and questions of every kind of weighted result. */
export const weightedQuestions: QuestionInput[] = [
  {
    id: 'where',
    type: 'dropdown',
    title: 'Where do you live?',
    required: false,
    options: options(['east', 'west', 'north', 'silent']),
    population: linkedTo('area', ['east', 'west', 'north']),
  },
  {
    id: 'old',
    type: 'dropdown',
    title: 'How old are you?',
    required: false,
    options: options(['young', 'middle', 'old', 'silent']),
    population: linkedTo('age', ['young', 'middle', 'old']),
  },
  { id: 'mood', type: 'rating', title: 'How do you like the park?', required: false },
  { id: 'hours', type: 'number', title: 'Hours', required: false, numberRange: { min: 0, max: 100 } },
  { id: 'wishes', type: 'multiselect', title: 'Wishes', required: false, options: options(['trees', 'benches']) },
];

let revision = 0;

/** Delivers the population of a council. */
export const givePopulation = (
  service: TestCampaigns,
  dimensions: readonly PopulationDimension[] = populationOfTest,
  councilId: string = ownCouncil,
): Promise<void> => {
  const actor = userActor({ councilId });
  revision += 1;
  return contextOf(service, actor).unitOfWork(actor, ({ populations }) =>
    populations.save(councilId, { dimensions, sourceRevision: revision }),
  );
};

export const openWeightedCampaign = (service: TestCampaigns, as = userActor()) =>
  openCampaign(service, as, weightedQuestions);

type Random = ReturnType<typeof seededRandom>;

/** Answers of somebody: some questions are left out. */
export const answersOf = (random: Random): Answer[] => {
  const where = skewed(random, ['west', 'east', 'north', 'silent'], 1.5);
  const old = skewed(random, ['old', 'middle', 'young', 'silent'], 1.5);
  const all: Answer[] = [
    { questionId: 'where', answer: where },
    { questionId: 'old', answer: old },
    { questionId: 'mood', answer: 1 + Math.floor(random() * (old === 'young' ? 5 : 4)) },
    { questionId: 'hours', answer: Math.floor(random() * (where === 'east' ? 100 : 60)) },
    { questionId: 'wishes', answer: random() < 0.4 ? ['trees'] : ['trees', 'benches'] },
  ];
  return all.filter(() => random() < 0.9);
};

/** Stores a batch of responses of one day. */
export const submitMany = async (
  service: TestCampaigns,
  { id, councilId }: { readonly id: string; readonly councilId: string },
  count: number,
  {
    seed = 7,
    day = '2026-03-02',
    round = 1,
  }: { readonly seed?: number; readonly day?: string; readonly round?: number } = {},
) => {
  const random = seededRandom(seed);
  const payloads = Array.from({ length: count }, () => ({
    ...submission(id, { answers: answersOf(random), submittedAt: `${day}T09:00:00.000Z` }),
    round,
  }));
  const actor = systemActor('campaigns', councilId);
  await contextOf(service, actor).unitOfWork(actor, (unit) => storeResponses(unit, id, payloads));
  return payloads;
};
