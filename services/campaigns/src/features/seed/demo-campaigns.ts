import type { Answer, Question, Translations } from '@folkmoot/contracts';
import { type DemoUser, demoCampaignNames, demoUsers } from '@folkmoot/sample-data/demo';
import { demoDimensions } from '@folkmoot/sample-data/population';
import type { Random } from '@folkmoot/sample-data/random';
import type { Delivery } from '../../entities/campaign';
import { CONTENT, DOUBTFUL, rating, sometimes, text } from './demo-answers';
import { parkThemes } from './demo-comments.messages';
import { completeParkAnswers, parkAnswers, parkQuestions } from './demo-park';
import { parkTranslations } from './demo-park-translations';
import { placeAnswer } from './demo-places';
import { districtAnswer, districtQuestion, pulseAnswers, pulseQuestions, schoolQuestions } from './demo-questions';
import { libraryWishes, marketWishes, pulseTexts, schoolTexts } from './demo-texts.messages';

export interface DemoCampaign {
  readonly id: string;
  /** Who creates it. */
  readonly author: DemoUser;
  readonly title: string;
  readonly description: string;
  readonly introText: string;
  readonly questions: readonly Question[];
  readonly language?: string;
  readonly translations?: Translations;
  readonly frequency?: Delivery['frequency'];
  /** Days after today on which it starts; it is activated and scheduled. */
  readonly startsInDays?: number;
  readonly deliveryMethods: readonly ('email' | 'qr')[];
  readonly targetResponses: number;
  /** Days before today on which it was activated; null when it was never activated or is scheduled. */
  readonly openedDaysAgo: number | null;
  /** Days before (positive) or after today on which it ends. */
  readonly endsDaysAgo: number | null;
  readonly isCompleted: boolean;
  readonly responses: number;
  readonly seed: number;
  readonly answer: (random: Random) => Answer[];
  /** Makes a function that completes the answers, in the order of the responses. */
  readonly createCompletion?: () => (answers: Answer[]) => Answer[];
  /** The dimensions of the population that its results are weighted by. */
  readonly weightedBy?: readonly string[];
  /** The themes of its comments. */
  readonly codebook?: typeof parkThemes;
}

const riverside = { author: demoUsers.riversideAdmin };
const hillview = { author: demoUsers.hillviewAdmin };

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    ...riverside,
    ...demoCampaignNames.park,
    description: 'What should change in Riverside Park before the works of next spring.',
    introText: 'It takes about three minutes. Your answers decide where the improvement money goes first.',
    questions: parkQuestions,
    language: 'en',
    translations: parkTranslations,
    deliveryMethods: ['email', 'qr'],
    targetResponses: 400,
    openedDaysAgo: 60,
    endsDaysAgo: -30,
    isCompleted: false,
    responses: 240,
    seed: 20_260,
    answer: parkAnswers,
    createCompletion: completeParkAnswers,
    codebook: parkThemes,
    weightedBy: [demoDimensions.area, demoDimensions.age],
  },
  {
    ...riverside,
    ...demoCampaignNames.parking,
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
    id: 'riverside-school',
    title: schoolTexts.title,
    description: schoolTexts.description,
    introText: '',
    questions: schoolQuestions,
    deliveryMethods: [],
    targetResponses: 100,
    openedDaysAgo: null,
    endsDaysAgo: null,
    isCompleted: false,
    responses: 0,
    seed: 2,
    answer: () => [],
  },
  {
    ...riverside,
    id: 'riverside-pulse',
    title: pulseTexts.title,
    description: pulseTexts.description,
    introText: '',
    questions: pulseQuestions,
    frequency: 'quarterly',
    startsInDays: 14,
    deliveryMethods: ['email'],
    targetResponses: 150,
    openedDaysAgo: null,
    endsDaysAgo: null,
    isCompleted: false,
    responses: 0,
    seed: 3,
    answer: pulseAnswers,
  },
  {
    ...riverside,
    id: 'riverside-library',
    title: 'Library opening hours',
    description: 'When should the library be open, with the staff that there are?',
    introText: '',
    questions: [
      { id: 'library_hours', type: 'rating', title: 'How well do the opening hours suit you?', required: true },
      districtQuestion('library_district'),
      { id: 'library_wish', type: 'text', title: 'When would you come if the library were open?', required: false },
      {
        id: 'library_box',
        type: 'place',
        title: 'Where should the second box for returned books stand?',
        required: false,
        areas: [],
        exactness: 'near',
      },
    ],
    deliveryMethods: ['email'],
    targetResponses: 50,
    openedDaysAgo: 130,
    endsDaysAgo: 95,
    isCompleted: true,
    responses: 46,
    // Too few for weights: the report says so.
    weightedBy: [demoDimensions.area],
    seed: 77,
    answer: (random) => [
      rating(random, 'library_hours', DOUBTFUL),
      ...districtAnswer(random, 'library_district'),
      ...sometimes(random, 0.7, () => text(random, 'library_wish', libraryWishes)),
      ...sometimes(random, 0.95, () => placeAnswer(random, 'library_box')),
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
  {
    ...hillview,
    id: 'hillview-pulse',
    title: pulseTexts.title,
    description: pulseTexts.description,
    introText: '',
    questions: pulseQuestions,
    frequency: 'weekly',
    deliveryMethods: ['qr'],
    targetResponses: 80,
    openedDaysAgo: 38,
    endsDaysAgo: null,
    isCompleted: false,
    responses: 48,
    seed: 11,
    answer: pulseAnswers,
  },
];
