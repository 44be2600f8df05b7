import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { parkSurvey } from '@folkmoot/sample-data/park';

export interface SampleQuestion {
  question: Question;
  /** Possible answers. Frequent ones are repeated. Null means no answer. */
  answers: readonly (AnswerValue | null)[];
}

/** A survey about a park, with possible answers. */
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
      options: parkSurvey.wishes,
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
