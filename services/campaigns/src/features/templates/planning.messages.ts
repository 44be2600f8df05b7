import { noNames, postcodeHint, support } from './common.messages';
import {
  aboutYou,
  above,
  below,
  chose,
  faces,
  long,
  multipleChoice,
  order,
  scale,
  short,
  singleChoice,
  surveyOf,
  type Template,
} from './template';

export const planning: Template = {
  id: 'planning',
  topic: 'Planning',
  title: 'Consult on a plan for an area',
  description: 'Hear what people think of a local plan or a large development, and what it has to take care of.',
  content: surveyOf({
    title: 'A plan for our area',
    description: 'Tell us what you think of the draft plan.',
    introText:
      'The plan says where homes, workplaces and green spaces can go over the next 15 years. You do not need to read all of it to answer. Your answers are anonymous, so they do not count as a formal objection.',
    questions: [
      singleChoice(
        'link',
        'What is your connection to the area?',
        {
          live: 'I live there',
          work: 'I work or study there',
          business: 'I own or run a business there',
          land: 'I own land or property there',
          organisation: 'I answer for an organisation',
          other: 'Something else',
        },
        { required: true },
      ),
      short('organisation', 'Which organisation do you answer for?', { showIf: chose('link', 'organisation') }),
      scale('clear', 'How easy is the plan to understand?', ['Very hard', 'Very easy'], {
        description: 'If you have not looked at it, leave this out.',
      }),
      faces('view', 'Do you support the draft plan overall?', support, { required: true }),
      long('against', 'What would have to change for you to support the plan?', {
        description: noNames,
        showIf: below('view', 3),
      }),
      long('favour', 'What must we not lose when the plan is changed?', {
        description: noNames,
        showIf: above('view', 3),
      }),
      order(
        'matters',
        'What matters most when new homes are built?',
        {
          affordable: 'Homes that local people can afford',
          schools: 'School places and doctors',
          traffic: 'Traffic and parking',
          transport: 'Buses, walking and cycling',
          green: 'Green space and wildlife',
          flooding: 'Flooding and drainage',
          character: 'The look and history of the area',
        },
        { description: 'Put the most important at the top.' },
      ),
      multipleChoice(
        'homes',
        'What kinds of homes does the area need?',
        {
          small: 'One or two bedrooms',
          family: 'Family homes',
          older: 'Homes for older people',
          accessible: 'Homes for disabled people',
          social: 'Council and housing association homes',
          none: 'No new homes',
        },
        { description: 'Select all that apply.' },
      ),
      long('place', 'Is there a place in the area that should be protected or used differently?', {
        description: `Say where it is. ${noNames}`,
      }),
      short('postcode', 'What is the first part of your postcode?', { description: postcodeHint }),
      ...aboutYou,
    ],
  }),
};
