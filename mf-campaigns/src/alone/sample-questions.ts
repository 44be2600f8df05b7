import type { AnswerValue, Question } from '@folkmoot/contracts/client';

export interface SampleQuestion {
  question: Question;
  /** What people answer, the frequent ones more than once; null: left out. */
  answers: readonly (AnswerValue | null)[];
}

/** A survey about a park, with what people said. */
export const sampleQuestions: readonly SampleQuestion[] = [
  {
    question: { id: 'park', type: 'rating', title: 'How do you like Riverside Park today?', required: true },
    answers: [5, 4, 4, 3, 4, 2, 5, 4, 1, 3],
  },
  {
    question: {
      id: 'often',
      type: 'dropdown',
      title: 'How often are you there?',
      required: false,
      options: [
        { id: 'daily', label: 'Every day' },
        { id: 'weekly', label: 'Every week' },
        { id: 'seldom', label: 'A few times a year' },
      ],
    },
    answers: ['weekly', 'daily', 'weekly', 'seldom', null, 'weekly', 'daily'],
  },
  {
    question: {
      id: 'wishes',
      type: 'multiselect',
      title: 'What should the park have?',
      required: false,
      options: [
        { id: 'trees', label: 'More trees' },
        { id: 'cafe', label: 'A café' },
        { id: 'play', label: 'A larger playground' },
        { id: 'light', label: 'Better lighting' },
      ],
    },
    answers: [['trees', 'light'], ['play'], ['trees'], ['cafe', 'trees', 'play'], null, ['light']],
  },
  {
    question: {
      id: 'first',
      type: 'ranking',
      title: 'What should come first?',
      required: false,
      options: [
        { id: 'paths', label: 'Paths' },
        { id: 'benches', label: 'Benches' },
        { id: 'pond', label: 'The pond' },
      ],
    },
    answers: [['paths', 'benches', 'pond'], ['pond', 'paths', 'benches'], ['paths', 'pond', 'benches'], null],
  },
  {
    question: { id: 'why', type: 'text', title: 'What would make you come more often?', required: false },
    answers: ['A place to sit in the shade.', null, 'Lights on the way to the station', null, 'Fewer bicycles'],
  },
];
