import { noNames, safety, satisfaction, yesNo } from './common.messages';
import { below, chose, faces, long, order, scale, singleChoice, surveyOf, type Template } from './template';

export const residentSatisfaction: Template = {
  id: 'resident-satisfaction',
  topic: 'Resident satisfaction',
  title: 'Measure resident satisfaction',
  description: 'Ask how people feel about the area and the council. Run it again each year to see what has changed.',
  content: surveyOf({
    title: 'Living here',
    description: 'Tell us how you feel about your area and your council.',
    introText:
      'We ask these questions every year to see what is getting better and what is not. It takes a few minutes. Your answers are anonymous.',
    questions: [
      faces('area', 'How satisfied are you with your local area as a place to live?', satisfaction, { required: true }),
      faces('council', 'How satisfied are you with the way the council runs things?', satisfaction, { required: true }),
      long('why', 'What is the main reason that you are dissatisfied?', {
        description: noNames,
        showIf: below('council', 3),
      }),
      faces('value', 'How satisfied are you with the value for money the council gives?', satisfaction),
      scale('informed', 'How well does the council keep you informed?', ['Not at all', 'Very well']),
      faces('day', 'How safe do you feel outside in your area during the day?', safety),
      faces('night', 'How safe do you feel outside in your area after dark?', safety),
      singleChoice('contact', 'Have you contacted the council in the last 12 months?', yesNo, { required: true }),
      faces('contact_view', 'How satisfied were you with how the council dealt with you?', satisfaction, {
        showIf: chose('contact', 'yes'),
      }),
      order(
        'improve',
        'Which services should we improve first?',
        {
          roads: 'Roads and pavements',
          waste: 'Bins and recycling',
          clean: 'Clean streets',
          parks: 'Parks and green spaces',
          homes: 'Housing',
          care: 'Care for adults and children',
          safety: 'Community safety',
        },
        { description: 'Put the most important at the top.' },
      ),
      long('one_thing', 'What one thing could the council do to make your area better?', { description: noNames }),
      singleChoice('years', 'How long have you lived in the area?', {
        less: 'Less than 2 years',
        few: '2 to 5 years',
        many: '6 to 20 years',
        most: 'More than 20 years',
      }),
    ],
  }),
};
