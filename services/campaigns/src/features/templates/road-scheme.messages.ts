import { noNames, support, yesNoUnsure } from './common.messages';
import {
  aboutYou,
  above,
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

export const roadScheme: Template = {
  id: 'road-scheme',
  topic: 'Roads',
  title: 'Change a street or junction',
  description: 'Ask people what they think of a road scheme, who would be affected, and what should change in it.',
  content: surveyOf({
    title: 'Plans for the street',
    description: 'Tell us what you think of the plans before we decide.',
    introText:
      'We plan to change the street so that it is safer and easier to use. Nothing is decided yet. Your answers are anonymous.',
    questions: [
      multipleChoice(
        'link',
        'What is your connection to the street?',
        {
          live: 'I live on it or near it',
          work: 'I work there',
          business: 'I run a business there',
          school: 'My child goes to school there',
          through: 'I travel through it',
          none: 'None of these',
        },
        { description: 'Select all that apply.', required: true },
      ),
      multipleChoice(
        'modes',
        'How do you usually travel on the street?',
        {
          walk: 'On foot',
          wheel: 'By wheelchair or mobility scooter',
          cycle: 'By bike',
          bus: 'By bus',
          car: 'By car or taxi',
          van: 'By van or lorry',
        },
        { description: 'Select all that apply.' },
      ),
      order(
        'problems',
        'What are the biggest problems on the street now?',
        {
          speed: 'Traffic is too fast',
          volume: 'There is too much traffic',
          crossing: 'It is hard to cross',
          pavement: 'Pavements are narrow or blocked',
          cycling: 'Cycling feels unsafe',
          parking: 'There is not enough parking',
          buses: 'Buses are delayed',
        },
        { description: 'Put the biggest problem at the top. Leave out what is not a problem.' },
      ),
      faces('view', 'Do you support the plans overall?', support, { required: true }),
      long('concerns', 'What concerns you most about the plans?', { description: noNames, showIf: below('view', 3) }),
      long('likes', 'What do you like most about the plans?', { description: noNames, showIf: above('view', 3) }),
      multipleChoice(
        'parts',
        'Which parts of the plans do you support?',
        {
          crossing: 'New crossings',
          pavement: 'Wider pavements',
          lane: 'A protected cycle lane',
          limit: 'A lower speed limit',
          trees: 'Trees and planting',
          parking: 'Changes to parking and loading',
        },
        { description: 'Select all that apply.' },
      ),
      singleChoice('access', 'Would the plans make it harder to get to your home, work or business?', yesNoUnsure),
      long('access_detail', 'What would be harder, and at what times?', {
        description: noNames,
        showIf: chose('access', 'yes'),
      }),
      long('change', 'What would you change in the plans?', { description: noNames }),
      ...aboutYou,
    ],
  }),
};
