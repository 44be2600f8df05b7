import { noNames, safety, yesNoUnsure } from './common.messages';
import { aboutYou, chose, faces, long, multipleChoice, short, singleChoice, surveyOf, type Template } from './template';

export const publicSpacesOrder: Template = {
  id: 'public-spaces-order',
  topic: 'Community safety',
  title: 'Consult on a public spaces protection order',
  description:
    'The questions for an order against anti-social behaviour: what happens, where, and which rules are right.',
  content: surveyOf({
    title: 'Rules for our public places',
    description: 'Tell us what you have seen, and what you think of the rules that we propose.',
    introText:
      'We propose rules against behaviour that harms people in public places. The law asks us to hear you first. The draft order is attached above. Your answers are anonymous.',
    questions: [
      singleChoice(
        'role',
        'How do you know the area?',
        { live: 'I live there', work: 'I work or study there', visit: 'I visit', business: 'I run a business there' },
        { required: true },
      ),
      singleChoice(
        'seen',
        'Have you been affected by anti-social behaviour there in the last 12 months?',
        yesNoUnsure,
        {
          required: true,
        },
      ),
      multipleChoice(
        'what',
        'What happened?',
        {
          alcohol: 'Drinking in public',
          drugs: 'Drugs',
          noise: 'Noise',
          dogs: 'Dogs that are out of control',
          cars: 'Cars driven to annoy people',
          threats: 'Threats or insults',
        },
        { description: 'Select all that apply.', showIf: chose('seen', 'yes') },
      ),
      short('where', 'Where did it happen?', { description: 'A street or a place.', showIf: chose('seen', 'yes') }),
      faces('safe', 'How safe do you feel in the area after dark?', safety),
      singleChoice('agree', 'Do you agree with the proposed rules?', {
        all: 'Yes, with all of them',
        some: 'With some of them',
        none: 'No',
        unsure: 'Not sure',
      }),
      long('which', 'Which rules would you change, and why?', { description: noNames, showIf: chose('agree', 'some') }),
      long('harm', 'Who could be harmed by the rules?', {
        description: 'Think of people who sleep rough, young people and disabled people.',
      }),
      ...aboutYou,
    ],
  }),
};
