import { noNames, quality } from './common.messages';
import { below, faces, long, multipleChoice, scale, singleChoice, surveyOf, type Template } from './template';

export const eventFeedback: Template = {
  id: 'event-feedback',
  topic: 'Events',
  title: 'Ask visitors about an event',
  description: 'A short survey for a QR code at the exit: how it was, how people came, and what to change next year.',
  content: surveyOf({
    title: 'How was it?',
    description: 'Three minutes that make the next event better.',
    introText: 'Thank you for coming. Tell us how it was, so that next year is better.',
    questions: [
      faces('event', 'How was the event?', quality, { required: true }),
      long('bad', 'What went wrong?', { description: noNames, showIf: below('event', 3) }),
      multipleChoice(
        'liked',
        'What did you like?',
        {
          programme: 'The programme',
          food: 'Food and drink',
          place: 'The place',
          people: 'The people',
          children: 'Things for children',
        },
        { description: 'Select all that apply.' },
      ),
      singleChoice('came', 'How did you get there?', {
        foot: 'On foot',
        cycle: 'By bike',
        bus: 'By bus or train',
        car: 'By car',
      }),
      scale('again', 'How likely are you to come again?', ['Not at all likely', 'Very likely']),
      long('next', 'What should we change next time?', { description: noNames }),
    ],
  }),
};
