import { noNames, postcodeHint, quality, safety } from './common.messages';
import {
  aboutYou,
  chose,
  didNotChoose,
  faces,
  long,
  multipleChoice,
  order,
  short,
  singleChoice,
  surveyOf,
  type Template,
} from './template';

export const park: Template = {
  id: 'park',
  topic: 'Parks',
  title: 'Improve a park',
  description: 'Find out how people use a park, what keeps others away, and what to spend money on first.',
  content: surveyOf({
    title: 'Improving our park',
    description: 'Tell us how you use the park and what would make it better.',
    introText:
      'We have money to improve the park and want to spend it on what matters most to you. Your answers are anonymous. You can skip any question that is not marked with a star.',
    questions: [
      singleChoice(
        'visits',
        'How often do you visit the park?',
        {
          daily: 'Every day, or nearly',
          weekly: 'At least once a week',
          monthly: 'At least once a month',
          yearly: 'A few times a year',
          never: 'Never',
        },
        { required: true },
      ),
      multipleChoice(
        'barriers',
        'What stops you from visiting the park?',
        {
          far: 'It is too far away',
          unsafe: 'I do not feel safe there',
          access: 'It is hard to get around, for example with a wheelchair or pushchair',
          toilets: 'There are no toilets, or they are closed',
          nothing: 'There is nothing there for me',
          unknown: 'I did not know about it',
          other: 'Something else',
        },
        { description: 'Select all that apply.', showIf: chose('visits', 'never') },
      ),
      multipleChoice(
        'uses',
        'What do you do in the park?',
        {
          walk: 'Walk or run',
          dog: 'Walk a dog',
          play: 'Play with children',
          sport: 'Play sport',
          rest: 'Sit and relax',
          meet: 'Meet other people',
          through: 'Pass through on the way to somewhere else',
        },
        { description: 'Select all that apply.', showIf: didNotChoose('visits', 'never') },
      ),
      singleChoice(
        'travel',
        'How do you usually get to the park?',
        { walk: 'On foot', wheel: 'By wheelchair or mobility scooter', cycle: 'By bike', bus: 'By bus', car: 'By car' },
        { showIf: didNotChoose('visits', 'never') },
      ),
      faces('condition', 'How would you describe the condition of the park?', quality, {
        showIf: didNotChoose('visits', 'never'),
      }),
      faces('dark', 'How safe do you feel in the park after dark?', safety, {
        description: 'If you never go there after dark, leave this out.',
        showIf: didNotChoose('visits', 'never'),
      }),
      order(
        'priorities',
        'What should we improve first?',
        {
          play: 'Play areas for children',
          paths: 'Paths that are wide, flat and dry',
          lights: 'Lighting',
          toilets: 'Toilets',
          seats: 'Benches and picnic tables',
          nature: 'Trees, flowers and wildlife',
        },
        { description: 'Put the most important at the top.' },
      ),
      long('change', 'What one change would make the biggest difference to you?', { description: noNames }),
      short('postcode', 'What is the first part of your postcode?', { description: postcodeHint }),
      ...aboutYou,
    ],
  }),
};
