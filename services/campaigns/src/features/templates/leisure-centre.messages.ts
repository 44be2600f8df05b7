import { noNames, quality } from './common.messages';
import {
  aboutYou,
  below,
  chose,
  didNotChoose,
  faces,
  long,
  multipleChoice,
  scale,
  singleChoice,
  surveyOf,
  type Template,
} from './template';

export const leisureCentre: Template = {
  id: 'leisure-centre',
  topic: 'Leisure',
  title: 'Plan a leisure centre',
  description: 'Ask users and others about activities, opening hours, prices and what a new building needs.',
  content: surveyOf({
    title: 'Our leisure centre',
    description: 'Tell us how you use the leisure centre, or why you do not.',
    introText:
      'We are deciding what to do with the leisure centre. We want to hear from people who use it and from people who do not. Your answers are anonymous.',
    questions: [
      singleChoice(
        'use',
        'How often do you use the leisure centre?',
        { weekly: 'At least once a week', monthly: 'At least once a month', rarely: 'Less often', never: 'Never' },
        { required: true },
      ),
      multipleChoice(
        'activities',
        'What do you do there?',
        { swim: 'Swim', gym: 'Gym', classes: 'Classes', courts: 'Courts and halls', children: 'Bring children' },
        { description: 'Select all that apply.', showIf: didNotChoose('use', 'never') },
      ),
      multipleChoice(
        'barriers',
        'What keeps you away?',
        {
          price: 'The price',
          time: 'The opening hours',
          far: 'It is too far away',
          full: 'It is too busy',
          health: 'My health',
          interest: 'I am not interested',
        },
        { description: 'Select all that apply.', showIf: chose('use', 'never') },
      ),
      faces('condition', 'How would you describe the building?', quality),
      long('repair', 'What needs repair most?', { description: noNames, showIf: below('condition', 3) }),
      scale('price', 'How fair are the prices?', ['Not fair at all', 'Completely fair']),
      multipleChoice(
        'new',
        'What should a new building have?',
        {
          pool: 'A larger pool',
          learner: 'A pool for learners',
          gym: 'A larger gym',
          studio: 'Rooms for classes',
          cafe: 'A café',
          soft: 'Soft play for children',
        },
        { description: 'Select up to three.' },
      ),
      long('else', 'What else should we know?', { description: noNames }),
      ...aboutYou,
    ],
  }),
};
