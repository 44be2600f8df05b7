import { noNames } from './common.messages';
import {
  aboutYou,
  chose,
  choseAnyOf,
  faces,
  long,
  multipleChoice,
  order,
  scale,
  singleChoice,
  surveyOf,
  type Template,
} from './template';

const services = {
  adults: 'Care for older and disabled adults',
  children: 'Keeping children safe',
  schools: 'Schools and learning',
  roads: 'Roads and pavements',
  waste: 'Bins, recycling and street cleaning',
  homes: 'Housing and homelessness',
  parks: 'Parks, libraries and leisure',
} as const;

export const budget: Template = {
  id: 'budget',
  topic: 'Budget',
  title: 'Set next year’s budget',
  description: 'Ask residents which services to protect, where to save, and what they think of council tax.',
  content: surveyOf({
    title: 'Your council’s budget for next year',
    description: 'Tell us what we should spend money on, and where we should save.',
    introText:
      'Our costs are rising faster than our income, so we cannot pay for everything we do now. Your answers help councillors decide. They are anonymous.',
    questions: [
      scale('informed', 'How well do you feel you understand what the council spends money on?', [
        'Not at all',
        'Very well',
      ]),
      order('important', 'Which services matter most to you and your household?', services, {
        description: 'Put the most important at the top. You do not have to place them all.',
        required: true,
      }),
      multipleChoice('protect', 'Which services should we protect, even if others have to be cut?', services, {
        description: 'Select up to three.',
      }),
      multipleChoice('reduce', 'Where could we spend less?', services, { description: 'Select all that apply.' }),
      singleChoice(
        'tax',
        'Which would you prefer?',
        {
          more: 'A higher council tax to keep services as they are',
          mix: 'A small rise in council tax, and some savings',
          less: 'No rise in council tax, and more savings',
          unsure: 'I am not sure',
        },
        { required: true },
      ),
      singleChoice(
        'rise',
        'What is the highest monthly rise that you could afford?',
        { two: 'Up to £2', five: 'Up to £5', ten: 'Up to £10', more: 'More than £10' },
        { showIf: choseAnyOf('tax', ['more', 'mix']) },
      ),
      long('savings', 'Where should we make those savings?', { description: noNames, showIf: chose('tax', 'less') }),
      multipleChoice(
        'fees',
        'Where should people who use a service pay more for it?',
        {
          parking: 'Parking',
          garden: 'Garden waste collection',
          leisure: 'Leisure centres',
          planning: 'Planning applications',
          none: 'Nowhere',
        },
        { description: 'Select all that apply.' },
      ),
      faces('value', 'Do you agree that the council gives good value for money?', [
        'Strongly disagree',
        'Disagree',
        'Neither agree nor disagree',
        'Agree',
        'Strongly agree',
      ]),
      long('ideas', 'How else could we save money or raise it?', { description: noNames }),
      ...aboutYou,
    ],
  }),
};
