import { noNames, support, yesNo } from './common.messages';
import {
  below,
  chose,
  faces,
  long,
  multipleChoice,
  scale,
  short,
  singleChoice,
  surveyOf,
  type Template,
} from './template';

export const parkingPermits: Template = {
  id: 'parking-permits',
  topic: 'Parking',
  title: 'Consult on a residents’ parking zone',
  description: 'Street by street: how hard it is to park, whether people want permits, and at which hours.',
  content: surveyOf({
    title: 'Parking on your street',
    description: 'Tell us how parking works on your street, and whether permits would help.',
    introText:
      'Some residents asked us for parking permits. We introduce them only where most households want them. Answer once for each household.',
    questions: [
      short('street', 'Which street do you live on?', {
        required: true,
        description: 'The street only, without the number.',
      }),
      singleChoice('vehicles', 'How many vehicles does your household park on the street?', {
        none: 'None',
        one: 'One',
        two: 'Two',
        more: 'Three or more',
      }),
      scale('hard', 'How hard is it to park near your home?', ['Not hard', 'Very hard']),
      multipleChoice(
        'when',
        'When is it hardest?',
        { morning: 'Weekday mornings', day: 'Weekdays during the day', evening: 'Evenings', weekend: 'Weekends' },
        { description: 'Select all that apply.' },
      ),
      faces('zone', 'Do you support permits on your street?', support, { required: true }),
      long('why', 'Why do you oppose permits?', { description: noNames, showIf: below('zone', 3) }),
      singleChoice('badge', 'Does anybody in your household have a Blue Badge?', yesNo),
      long('badge_need', 'What would help Blue Badge holders on your street?', {
        description: noNames,
        showIf: chose('badge', 'yes'),
      }),
    ],
  }),
};
