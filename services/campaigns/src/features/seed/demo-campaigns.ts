import type { Answer, Question } from '@folkmoot/contracts';
import { betterFor, inTheWay, libraryWishes, marketWishes, parkChanges, parkUses } from './demo-texts.messages';
import type { Random } from './random';

export interface DemoCampaign {
  readonly id: string;
  readonly councilId: string;
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  readonly introText: string;
  readonly questions: readonly Question[];
  readonly deliveryMethods: readonly ('email' | 'qr')[];
  readonly targetResponses: number;
  /** Days before today on which it was activated; null for one that never was. */
  readonly openedDaysAgo: number | null;
  /** Days before (positive) or after today on which it ends. */
  readonly endsDaysAgo: number | null;
  readonly isCompleted: boolean;
  readonly responses: number;
  readonly seed: number;
  readonly answer: (random: Random) => Answer[];
}

const riverside = { councilId: 'c0000000000000000000riv1', userId: 'u0000000000000000000adm1' };
const hillview = { councilId: 'c0000000000000000000hil1', userId: 'u0000000000000000000hil1' };

/** Most are content, some are not: weights of the faces from sad to smiling. */
const CONTENT = [6, 12, 20, 38, 24];
const DOUBTFUL = [22, 28, 24, 18, 8];

const rating = (random: Random, questionId: string, weights: readonly number[]): Answer => ({
  questionId,
  answer: random.weighted(weights) + 1,
});

const text = (random: Random, questionId: string, texts: readonly string[]): Answer => ({
  questionId,
  answer: random.pick(texts),
});

/** Questions that need not be answered are left out by some. */
const sometimes = (random: Random, share: number, answer: () => Answer): Answer[] =>
  random.next() < share ? [answer()] : [];

const UNHAPPY_BELOW = 3;

const parkAnswers = (random: Random): Answer[] => {
  const overall = rating(random, 'park_overall', CONTENT);
  const isUnhappy = Number(overall.answer) < UNHAPPY_BELOW;
  return [
    overall,
    ...sometimes(random, 0.9, () => text(random, 'park_use', parkUses)),
    ...sometimes(random, 0.85, () => rating(random, 'park_dark', DOUBTFUL)),
    ...(isUnhappy ? sometimes(random, 0.8, () => text(random, 'park_obstacle', inTheWay)) : []),
    ...sometimes(random, 0.75, () => text(random, 'park_change', parkChanges)),
    ...sometimes(random, 0.4, () => text(random, 'park_who', betterFor)),
  ];
};

const parkQuestions: readonly Question[] = [
  { id: 'park_overall', type: 'rating', title: 'How do you feel about Riverside Park today?', required: true },
  { id: 'park_use', type: 'text', title: 'What do you use the park for most?', required: false },
  {
    id: 'park_dark',
    type: 'rating',
    title: 'How safe do you feel in the park after dark?',
    description: 'If you never go there after dark, leave this out.',
    required: false,
    ratingLabels: ['Very unsafe', 'Unsafe', 'Neither', 'Safe', 'Very safe'],
  },
  {
    id: 'park_obstacle',
    type: 'text',
    title: 'What keeps you from enjoying the park more?',
    required: false,
    showIf: { questionId: 'park_overall', operator: 'less_than', value: UNHAPPY_BELOW },
  },
  { id: 'park_change', type: 'text', title: 'What one change would make the park better?', required: false },
  { id: 'park_who', type: 'text', title: 'Who would that change be for?', required: false },
];

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    ...riverside,
    id: 'riverside-park',
    title: 'Riverside Park improvements',
    description: 'What should change in Riverside Park before the works of next spring.',
    introText: 'It takes about three minutes. Your answers decide where the improvement money goes first.',
    questions: parkQuestions,
    deliveryMethods: ['email', 'qr'],
    targetResponses: 400,
    openedDaysAgo: 60,
    endsDaysAgo: -30,
    isCompleted: false,
    responses: 240,
    seed: 20_260,
    answer: parkAnswers,
  },
  {
    ...riverside,
    id: 'riverside-parking',
    title: 'Parking in the town centre',
    description: 'Charges, hours and residents’ permits: to be agreed with the traffic team.',
    introText: '',
    questions: [],
    deliveryMethods: [],
    targetResponses: 100,
    openedDaysAgo: null,
    endsDaysAgo: null,
    isCompleted: false,
    responses: 0,
    seed: 1,
    answer: () => [],
  },
  {
    ...riverside,
    id: 'riverside-library',
    title: 'Library opening hours',
    description: 'When should the library be open, with the staff that there are?',
    introText: '',
    questions: [
      { id: 'library_hours', type: 'rating', title: 'How well do the opening hours suit you?', required: true },
      { id: 'library_wish', type: 'text', title: 'When would you come if the library were open?', required: false },
    ],
    deliveryMethods: ['email'],
    targetResponses: 50,
    openedDaysAgo: 130,
    endsDaysAgo: 95,
    isCompleted: true,
    responses: 46,
    seed: 77,
    answer: (random) => [
      rating(random, 'library_hours', DOUBTFUL),
      ...sometimes(random, 0.7, () => text(random, 'library_wish', libraryWishes)),
    ],
  },
  {
    ...hillview,
    id: 'hillview-market',
    title: 'Hillview market day',
    description: 'Should the market move to Saturday?',
    introText: '',
    questions: [
      { id: 'market_day', type: 'rating', title: 'What do you think of a market on Saturday?', required: true },
      { id: 'market_wish', type: 'text', title: 'Which stalls are missing?', required: false },
    ],
    deliveryMethods: ['qr'],
    targetResponses: 60,
    openedDaysAgo: 9,
    endsDaysAgo: null,
    isCompleted: false,
    responses: 12,
    seed: 5,
    answer: (random) => [
      rating(random, 'market_day', CONTENT),
      ...sometimes(random, 0.6, () => text(random, 'market_wish', marketWishes)),
    ],
  },
];
