import { noNames, postcodeHint, satisfaction } from './common.messages';
import {
  aboutYou,
  below,
  chose,
  faces,
  long,
  multipleChoice,
  order,
  short,
  singleChoice,
  surveyOf,
  type Template,
} from './template';

export const wasteCollection: Template = {
  id: 'waste-collection',
  topic: 'Waste',
  title: 'Change bin and recycling collections',
  description:
    'Find out what works, what people throw away, and how a new collection day or a food bin would suit them.',
  content: surveyOf({
    title: 'Your bins and recycling',
    description: 'Tell us how your collections work for you, and what you think of our plans.',
    introText:
      'We want to change how we collect rubbish and recycling. Your answers show us what would work on your street. You can skip any question that is not marked with a star.',
    questions: [
      faces('now', 'How satisfied are you with your collections today?', satisfaction, { required: true }),
      multipleChoice(
        'problems',
        'What goes wrong?',
        {
          missed: 'Collections are missed',
          full: 'The bins are full too early',
          spilled: 'Rubbish is left on the street',
          space: 'There is no space for the bins',
          sorting: 'It is hard to know what goes where',
          heavy: 'The bins are hard to move',
        },
        { description: 'Select all that apply.', showIf: below('now', 3) },
      ),
      singleChoice('home', 'What kind of home do you live in?', {
        house: 'A house with space outside',
        terrace: 'A house without space outside',
        flat: 'A flat with shared bins',
        other: 'Something else',
      }),
      singleChoice(
        'food',
        'Would you use a small bin for food waste?',
        { yes: 'Yes', maybe: 'Perhaps', no: 'No', have: 'I compost at home' },
        { required: true },
      ),
      multipleChoice(
        'food_worries',
        'What would stop you from using a food bin?',
        { smell: 'Smell', flies: 'Flies and rats', space: 'Space in the kitchen', effort: 'The extra work' },
        { description: 'Select all that apply.', showIf: chose('food', 'no') },
      ),
      order(
        'matters',
        'What matters most to you?',
        {
          often: 'Frequent collections',
          simple: 'Few bins, simple rules',
          cost: 'Low cost',
          climate: 'Less waste and less carbon',
        },
        { description: 'Put the most important at the top.' },
      ),
      long('change', 'What one change would help you to recycle more?', { description: noNames }),
      short('postcode', 'What is the first part of your postcode?', { description: postcodeHint }),
      ...aboutYou,
    ],
  }),
};
