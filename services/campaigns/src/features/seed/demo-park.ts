import type { Answer, Question } from '@folkmoot/contracts';
import { byTurns } from '@folkmoot/sample-data/by-turns';
import type { Random } from '@folkmoot/sample-data/random';
import {
  type Choice,
  CONTENT,
  DOUBTFUL,
  inOrder,
  oneOf,
  optionsOf,
  rating,
  someOf,
  sometimes,
  text,
} from './demo-answers';
import { parkComments } from './demo-comments.messages';
import { createParkResidents, parkResidents } from './demo-residents';
import { inTheWay, parkChanges, parkTexts } from './demo-texts.messages';

const visits: readonly Choice[] = [
  { id: 'daily', label: parkTexts.visits.daily, weight: 30 },
  { id: 'weekly', label: parkTexts.visits.weekly, weight: 38 },
  { id: 'monthly', label: parkTexts.visits.monthly, weight: 20 },
  { id: 'rarely', label: parkTexts.visits.rarely, weight: 12 },
];

const uses: readonly Choice[] = [
  { id: 'walking', label: parkTexts.uses.walking, weight: 62 },
  { id: 'play', label: parkTexts.uses.play, weight: 35 },
  { id: 'sport', label: parkTexts.uses.sport, weight: 28 },
  { id: 'dog', label: parkTexts.uses.dog, weight: 24 },
  { id: 'commute', label: parkTexts.uses.commute, weight: 18 },
  { id: 'rest', label: parkTexts.uses.rest, weight: 44 },
];

const priorities: readonly Choice[] = [
  { id: 'lights', label: parkTexts.priorities.lights, weight: 9 },
  { id: 'toilets', label: parkTexts.priorities.toilets, weight: 7 },
  { id: 'playground', label: parkTexts.priorities.playground, weight: 5 },
  { id: 'benches', label: parkTexts.priorities.benches, weight: 4 },
  { id: 'trees', label: parkTexts.priorities.trees, weight: 3 },
];

const pictures: readonly (Choice & { id: keyof typeof parkTexts.pictures })[] = [
  { id: 'playground', label: parkTexts.pictures.playground.label, weight: 6 },
  { id: 'pond', label: parkTexts.pictures.pond.label, weight: 5 },
  { id: 'sportsField', label: parkTexts.pictures.sportsField.label, weight: 3 },
];

const UNHAPPY_BELOW = 3;
/** Weights for the likelihood to recommend the park, from 1 to 10. */
const LIKELY = [1, 1, 2, 3, 6, 9, 16, 24, 18, 12];

export const parkQuestions: readonly Question[] = [
  {
    id: 'park_overall',
    type: 'rating',
    title: parkTexts.overall,
    required: true,
    ratingLabels: [...parkTexts.overallLabels],
  },
  { id: 'park_visits', type: 'dropdown', title: parkTexts.howOften, required: true, options: optionsOf(visits) },
  { id: 'park_uses', type: 'multiselect', title: parkTexts.what, required: false, options: optionsOf(uses) },
  {
    id: 'park_obstacle',
    type: 'text',
    title: parkTexts.obstacle,
    required: false,
    showIf: { questionId: 'park_overall', operator: 'less_than', value: UNHAPPY_BELOW },
  },
  {
    id: 'park_dark',
    type: 'rating',
    title: parkTexts.dark,
    description: parkTexts.darkHint,
    required: false,
    ratingLabels: [...parkTexts.darkLabels],
  },
  { id: 'park_order', type: 'ranking', title: parkTexts.order, required: false, options: optionsOf(priorities) },
  {
    id: 'park_picture',
    type: 'image',
    title: parkTexts.picture,
    description: parkTexts.pictureHint,
    required: false,
    // The pictures are drawn and uploaded by the seed.
    imageOptions: pictures.map(({ id, label }) => ({ id, label, imageUrl: id, alt: parkTexts.pictures[id].alt })),
  },
  {
    id: 'park_likely',
    type: 'number',
    title: parkTexts.likely,
    required: false,
    numberRange: { min: 1, max: 10 },
    numberLabels: { '1': parkTexts.notLikely, '10': parkTexts.veryLikely },
  },
  { id: 'park_change', type: 'text', title: parkTexts.change, required: false },
  { id: 'park_story', type: 'textarea', title: parkTexts.story, required: false },
  ...parkResidents,
];

export const parkAnswers = (random: Random): Answer[] => {
  const overall = rating(random, 'park_overall', CONTENT);
  const isUnhappy = Number(overall.answer) < UNHAPPY_BELOW;
  return [
    overall,
    oneOf(random, 'park_visits', visits),
    ...someOf(random, 'park_uses', uses),
    ...(isUnhappy ? sometimes(random, 0.8, () => text(random, 'park_obstacle', inTheWay)) : []),
    ...sometimes(random, 0.8, () => rating(random, 'park_dark', DOUBTFUL)),
    ...sometimes(random, 0.7, () => inOrder(random, 'park_order', priorities)),
    ...sometimes(random, 0.75, () => inOrder(random, 'park_picture', pictures)),
    ...sometimes(random, 0.85, () => rating(random, 'park_likely', LIKELY)),
    ...sometimes(random, 0.75, () => text(random, 'park_change', parkChanges)),
    ...sometimes(random, 0.25, () => text(random, 'park_story', parkComments.satisfied)),
  ];
};

const STORY = 'park_story';
/** Answers of satisfied people that are a complaint, one of so many. */
const COMPLAINTS_AMONG_SATISFIED = 5;

type Mood = keyof typeof parkComments;

const moodOf = (rating: unknown, turn: number): Mood => {
  const stars = Number(rating);
  if (stars < UNHAPPY_BELOW) return 'dissatisfied';
  if (stars === UNHAPPY_BELOW) return 'between';
  return turn % COMPLAINTS_AMONG_SATISFIED === 2 ? 'dissatisfied' : 'satisfied';
};

/** People without a drawn answer to the last question write one all the same, each time this many have passed. */
const MORE_WRITERS = 8;

/** Gives each comment words of its own that fit the rating, because no two people write the same. */
const createWords = (): ((answers: Answer[]) => Answer[]) => {
  const used: Record<Mood, number> = { satisfied: 0, between: 0, dissatisfied: 0 };
  let turn = 0;
  let people = 0;
  return (answers) => {
    people += 1;
    const others = answers.filter(({ questionId }) => questionId !== STORY);
    if (others.length === answers.length && people % MORE_WRITERS !== 0) return answers;
    const mood = moodOf(others.find(({ questionId }) => questionId === 'park_overall')?.answer, turn);
    const answer = byTurns(parkComments[mood], used[mood]);
    turn += 1;
    used[mood] += 1;
    return [...others, { questionId: STORY, answer }];
  };
};

const RESIDENTS_SEED = 71_000;

/** Completes the drawn answers: written words, and who the people are. */
export const completeParkAnswers = (): ((answers: Answer[]) => Answer[]) => {
  const withWords = createWords();
  const withResidents = createParkResidents(RESIDENTS_SEED);
  return (answers) => withResidents(withWords(answers));
};
