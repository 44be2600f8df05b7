import { noNames, support } from './common.messages';
import {
  aboutYou,
  below,
  faces,
  long,
  multipleChoice,
  order,
  scale,
  singleChoice,
  surveyOf,
  type Template,
} from './template';

export const climatePlan: Template = {
  id: 'climate-plan',
  topic: 'Climate',
  title: 'Make a climate plan',
  description: 'Ask what worries people, what they already do, and what the council should do first.',
  content: surveyOf({
    title: 'Our plan for the climate',
    description: 'Tell us what the council should do about climate change, and what would help you.',
    introText:
      'We are writing a plan to cut carbon and to prepare for heat and floods. Your answers decide what comes first. It takes a few minutes.',
    questions: [
      scale('worry', 'How worried are you about climate change?', ['Not worried', 'Very worried'], { required: true }),
      multipleChoice(
        'felt',
        'What have you noticed where you live?',
        {
          heat: 'Very hot days',
          floods: 'Floods',
          storms: 'Storm damage',
          nature: 'Fewer insects and birds',
          none: 'None of these',
        },
        { description: 'Select all that apply.' },
      ),
      order(
        'first',
        'What should the council do first?',
        {
          homes: 'Help people to insulate their homes',
          travel: 'Better buses, walking and cycling',
          energy: 'Solar panels on public buildings',
          trees: 'Plant trees',
          floods: 'Protect against floods',
        },
        { description: 'Put the most important at the top.' },
      ),
      faces('cars', 'Do you support fewer cars in the centre?', support),
      long('cars_why', 'Why do you oppose fewer cars in the centre?', {
        description: noNames,
        showIf: below('cars', 3),
      }),
      singleChoice('home', 'Do you own or rent your home?', {
        own: 'I own it',
        private: 'I rent from a private landlord',
        social: 'I rent from the council or a housing association',
        other: 'Something else',
      }),
      multipleChoice(
        'help',
        'What would help you to use less energy at home?',
        {
          advice: 'Free advice',
          money: 'A grant or a loan',
          landlord: 'Rules for landlords',
          trades: 'A list of builders that I can trust',
        },
        { description: 'Select all that apply.' },
      ),
      long('idea', 'What would you do first if you decided?', { description: noNames }),
      ...aboutYou,
    ],
  }),
};
