import { type Answer, type QuestionInput, responseSubmittedEvent } from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import type { TestCampaigns } from './campaigns-service';
import { openCampaign, submission } from './journey';

const options = (...labels: string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }));

/** A survey of the kind that is attacked: an opinion, scales and a written answer. */
export const attackedQuestions: QuestionInput[] = [
  {
    id: 'plan',
    type: 'dropdown',
    title: 'Do you agree with the plan?',
    required: true,
    options: options('Yes', 'No', 'Unsure'),
  },
  { id: 'paths', type: 'rating', title: 'How are the paths?', required: false },
  { id: 'trees', type: 'rating', title: 'How are the trees?', required: false },
  { id: 'safety', type: 'rating', title: 'How safe do you feel?', required: false },
  {
    id: 'visits',
    type: 'multiselect',
    title: 'When do you come?',
    required: false,
    options: options('Morning', 'Noon', 'Evening'),
  },
  { id: 'wish', type: 'textarea', title: 'What would you change?', required: false },
];

const subjects = [
  'The playground',
  'Our street',
  'The old bridge',
  'My dog',
  'The bus stop',
  'The lake',
  'Parking',
  'The café',
];
const verbs = ['needs', 'would like', 'has lost', 'never gets', 'deserves', 'could use', 'misses', 'lacks'];
const objects = [
  'a bench in the shade',
  'more light after dark',
  'clean water',
  'a safer crossing',
  'fewer cars',
  'new paint',
  'better signs',
  'a quiet corner',
];
const ends = [
  'before winter',
  'for my children',
  'since last spring',
  'near the school',
  'if there is money',
  'on Sundays',
  'and soon',
  'as before',
];

/** Pseudo-random, the same in each run. */
const draw = (seed: number, count: number): number => {
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % count;
};

const pick = (words: readonly string[], seed: number): string => words[draw(seed, words.length)] ?? '';

export const ownWords = (index: number): string =>
  `${pick(subjects, index * 7 + 1)} ${pick(verbs, index * 11 + 2)} ${pick(objects, index * 13 + 3)} ${pick(ends, index * 17 + 4)}, number ${index} and ${pick(objects, index * 19 + 5)}.`;

const swapped = [
  ['terrible', 'awful', 'dreadful'],
  ['residents', 'neighbours', 'people'],
  ['stop', 'cancel', 'end'],
] as const;

/** One text with words that are swapped. */
export const copiedWords = (index: number): string => {
  const [a = [], b = [], c = []] = swapped.map((words) => [...words]);
  return `This ${pick(a, index + 1)} plan takes the last green space away from the ${pick(b, index + 2)} of this town, and the council must ${pick(c, index + 3)} it now before the trees are gone for ever.`;
};

const MINUTE_MS = 60_000;

export interface Attack {
  readonly honest: number;
  readonly copied: number;
  /** When the first one arrives. */
  readonly at: Date;
}

const honestAnswers = (index: number): Answer[] => [
  { questionId: 'plan', answer: ['yes', 'no', 'no', 'unsure'][draw(index * 3, 4)] ?? 'no' },
  { questionId: 'paths', answer: 1 + draw(index * 5 + 1, 5) },
  { questionId: 'trees', answer: 1 + draw(index * 23 + 2, 5) },
  { questionId: 'safety', answer: 1 + draw(index * 29 + 3, 5) },
  { questionId: 'visits', answer: [['morning'], ['noon', 'evening'], ['evening']][draw(index * 31, 3)] ?? [] },
  { questionId: 'wish', answer: ownWords(index) },
];

const copiedAnswers = (index: number): Answer[] => [
  { questionId: 'plan', answer: 'yes' },
  { questionId: 'paths', answer: 5 },
  { questionId: 'trees', answer: 1 },
  { questionId: 'safety', answer: 5 },
  { questionId: 'visits', answer: ['morning', 'evening'] },
  { questionId: 'wish', answer: copiedWords(index) },
];

/** Responses of people over many hours, and of a program every 12 seconds, after them. */
export const attackOn = (campaignId: string, { honest, copied, at }: Attack) => {
  const people = Array.from({ length: honest }, (_, index) =>
    submission(campaignId, {
      answers: honestAnswers(index),
      seconds: 70 + draw(index * 37, 400),
      submittedAt: new Date(at.getTime() + index * 17 * MINUTE_MS + draw(index, 9) * MINUTE_MS).toISOString(),
    }),
  );
  const begin = at.getTime() + honest * 18 * MINUTE_MS;
  const program = Array.from({ length: copied }, (_, index) =>
    submission(campaignId, {
      answers: copiedAnswers(index),
      seconds: 21,
      submittedAt: new Date(begin + index * 12_000).toISOString(),
    }),
  );
  return { people, program };
};

export type SubmittedResponse = ReturnType<typeof submission>;

/** Delivers responses, and waits until they are stored. */
export const receiveAll = async (
  service: TestCampaigns,
  councilId: string,
  submitted: readonly SubmittedResponse[],
): Promise<void> => {
  await Promise.all(
    submitted.map((payload) =>
      service.receive(responseSubmittedEvent, {
        aggregate: { type: 'response', id: payload.responseId, revision: 1 },
        payload,
        councilId,
      }),
    ),
  );
  await service.settled();
};

export const openAttacked = (service: TestCampaigns, as = userActor()) => openCampaign(service, as, attackedQuestions);
