import { noNames, quality, safety } from './common.messages';
import {
  aboutYou,
  below,
  chose,
  faces,
  long,
  multipleChoice,
  order,
  singleChoice,
  surveyOf,
  type Template,
} from './template';

export const townCentre: Template = {
  id: 'town-centre',
  topic: 'Town centre',
  title: 'Renew a town centre',
  description: 'Learn why people come to the town centre, what keeps them away, and what should come first.',
  content: surveyOf({
    title: 'The future of our town centre',
    description: 'Tell us what brings you to the town centre and what should change.',
    introText:
      'We are planning how the town centre will look in ten years. Your answers decide what goes into the first plan. It takes a few minutes.',
    questions: [
      singleChoice(
        'visits',
        'How often do you come to the town centre?',
        {
          daily: 'Every day, or nearly',
          weekly: 'At least once a week',
          monthly: 'At least once a month',
          rarely: 'Less often',
          never: 'Never',
        },
        { required: true },
      ),
      multipleChoice(
        'why',
        'What do you come for?',
        {
          shops: 'Shopping',
          food: 'Eating and drinking',
          work: 'Work or study',
          services: 'Services, like a bank or a doctor',
          events: 'Events and culture',
          people: 'Meeting people',
        },
        { description: 'Select all that apply.' },
      ),
      multipleChoice(
        'barriers',
        'What keeps you away?',
        {
          shops: 'The shops that I need are not there',
          parking: 'Parking',
          buses: 'Buses and trains',
          safety: 'I do not feel safe',
          cost: 'It costs too much',
          access: 'It is hard to get around',
        },
        { description: 'Select all that apply.', showIf: chose('visits', 'never') },
      ),
      faces('look', 'How would you describe the streets and squares?', quality),
      faces('dark', 'How safe do you feel there after dark?', safety),
      long('unsafe', 'What would make you feel safer?', { description: noNames, showIf: below('dark', 3) }),
      order(
        'first',
        'What should come first?',
        {
          homes: 'Homes above empty shops',
          green: 'Trees and places to sit',
          market: 'Markets and events',
          walking: 'Streets that are easy to walk on',
          youth: 'Places for young people',
        },
        { description: 'Put the most important at the top.' },
      ),
      long('idea', 'What one thing would you bring to the town centre?', { description: noNames }),
      ...aboutYou,
    ],
  }),
};
